/** The one socket: opened on first use, reopened with growing pauses; what was not acknowledged is sent again. */

import type { ClientMessage, ServerMessage } from "../wire";
import { socketAddress } from "./api";

const PAUSES = [300, 700, 1500, 3000, 5000];
const PING_EVERY = 20_000;
const SILENCE = 45_000;

type Listener = (message: ServerMessage) => void;

class Socket {
  /** `quiet` before first use; `lost` shows the banner. */
  state = $state<"quiet" | "opening" | "open" | "lost">("quiet");
  /** What the host has to say to everybody, until it is put away. */
  notice = $state("");
  /** Server time minus ours, in seconds. */
  lag = 0;
  private raw: WebSocket | null = null;
  /** Whom the server took us for on this line; nobody is "". */
  greeted = $state<string | null>(null);
  /** Who we learned to be: a line that was opened before may be a stranger's. */
  private me: string | null = null;
  private tries = 0;
  private heard = 0;
  private readonly listeners = new Set<Listener>();
  private readonly greetings = new Set<() => void>();
  /** Answers on their way, by id, in order. */
  private readonly pending = new Map<string, ClientMessage>();

  /** Hear every message; `greet` is called whenever the connection is new. */
  join(listener: Listener, greet: () => void): () => void {
    this.listeners.add(listener);
    this.greetings.add(greet);
    if (this.state === "open") greet();
    else this.open();
    return () => {
      this.listeners.delete(listener);
      this.greetings.delete(greet);
    };
  }

  /** Send something that may be lost. */
  send(message: ClientMessage): void {
    if (this.raw?.readyState === WebSocket.OPEN) this.raw.send(JSON.stringify(message));
  }

  /** Send an answer and keep it until the server has it. */
  deliver(message: ClientMessage & { id: string }): void {
    this.pending.set(message.id, message);
    this.send(message);
  }

  /** Forget an answer. */
  settle(id: string): void {
    this.pending.delete(id);
  }

  /** Open the line, unless it is open. */
  open(): void {
    if (this.raw || typeof WebSocket === "undefined") return;
    if (this.state === "quiet") this.state = "opening";
    const raw = new WebSocket(socketAddress());
    this.raw = raw;
    this.greeted = null;
    this.heard = Date.now();
    raw.onmessage = (event) => this.raw === raw && this.hear(String(event.data));
    raw.onclose = () => this.lose(raw);
  }

  /** Open the line as somebody; one on which we were taken for somebody else is put down, once, for a new one. */
  openAs(me: string): void {
    this.me = me;
    if (this.greeted !== null) this.answerToName();
    this.open();
  }

  /** Say whether the line goes on: not if it greets another than us. */
  private answerToName(): boolean {
    const me = this.me;
    this.me = null; // whatever the next line says: no end of lines
    if (!me || me === this.greeted) return true;
    const stranger = this.raw;
    this.raw = null;
    this.state = "opening";
    stranger?.close();
    this.open();
    return false;
  }

  private hear(text: string): void {
    this.heard = Date.now();
    let message: ServerMessage;
    try {
      message = JSON.parse(text) as ServerMessage;
    } catch {
      return;
    }
    if (message.type === "welcome") {
      this.greeted = message.me.id;
      if (!this.answerToName()) return;
      this.lag = message.now - Date.now() / 1000;
      this.tries = 0;
      this.state = "open";
      for (const greet of this.greetings) greet();
      for (const waiting of this.pending.values()) this.send(waiting);
    }
    if (message.type === "pong") this.lag = message.now - Date.now() / 1000;
    if (message.type === "notice") this.notice = message.text;
    if (message.type === "ack") this.settle(message.id);
    if (message.type === "refused") this.settle(message.failure.id);
    for (const listener of this.listeners) listener(message);
  }

  private lose(raw: WebSocket): void {
    if (this.raw !== raw) return;
    this.raw = null;
    if (!this.greetings.size) {
      this.state = "quiet";
      return;
    }
    this.state = "lost";
    const pause = PAUSES[Math.min(this.tries++, PAUSES.length - 1)] ?? 5000;
    setTimeout(() => this.open(), pause);
  }

  /** Keep the line alive and notice when it is dead. */
  watchOver(): void {
    setInterval(() => {
      if (this.raw && Date.now() - this.heard > SILENCE) this.raw.close();
      else if (this.state === "open") this.send({ type: "ping" });
    }, PING_EVERY);
    addEventListener("online", () => this.retry());
    addEventListener("visibilitychange", () => document.visibilityState === "visible" && this.retry());
  }

  /** Try now instead of waiting. */
  retry(): void {
    if (this.state === "lost" && !this.raw) this.open();
  }
}

export const socket = new Socket();

/** Return a new id for an answer. */
export function newId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
