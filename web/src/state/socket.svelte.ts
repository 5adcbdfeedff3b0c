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
  /** Server time minus ours, in seconds. */
  lag = 0;
  private raw: WebSocket | null = null;
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
    this.heard = Date.now();
    raw.onmessage = (event) => this.hear(String(event.data));
    raw.onclose = () => this.lose(raw);
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
      this.lag = message.now - Date.now() / 1000;
      this.tries = 0;
      this.state = "open";
      for (const greet of this.greetings) greet();
      for (const waiting of this.pending.values()) this.send(waiting);
    }
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
