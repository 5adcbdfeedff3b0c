import { beforeEach, expect, test, vi } from "vitest";
import { socket } from "./socket.svelte";

/** A line that says what it is told to. */
class Line {
  static readonly OPEN = 1;
  static all: Line[] = [];
  readyState = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  readonly sent: unknown[] = [];

  constructor() {
    Line.all.push(this);
  }

  welcome(me: string): void {
    this.readyState = Line.OPEN;
    this.onmessage?.({ data: JSON.stringify({ type: "welcome", now: 0, me: { id: me } }) });
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text));
  }

  close(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

const NOBODY = "";

vi.mock("./api", () => ({ socketAddress: () => "ws://here" }));

beforeEach(() => {
  vi.stubGlobal("WebSocket", Line);
  for (const line of Line.all) line.close();
  Line.all = [];
  return socket.join(
    () => undefined,
    () => socket.send({ type: "watch", table: "t" } as never),
  );
});

const last = (): Line => Line.all[Line.all.length - 1] as Line;

test("a line that greets the one we are goes on", () => {
  socket.openAs("ann");
  last().welcome("ann");
  expect(Line.all.length).toBe(1);
  expect(last().sent).toHaveLength(1);
});

test("a line that was opened as somebody else is opened again, whichever is heard first", () => {
  socket.openAs("ann");
  last().welcome(NOBODY);
  expect(Line.all.length).toBe(2);
  expect(Line.all[0]?.sent).toEqual([]);
  last().welcome("ann");
  expect(last().sent).toHaveLength(1);

  last().welcome(NOBODY); // as if this had been the first
  socket.openAs("ann");
  expect(Line.all.length).toBe(3);
  last().welcome("ann");
  expect(last().sent).toHaveLength(1);
  expect(socket.state).toBe("open");
});

test("a server that goes on greeting another gets no end of lines", () => {
  socket.openAs("ann");
  for (let more = 0; more < 5; more++) last().welcome(NOBODY);
  expect(Line.all.length).toBe(2);
  expect(socket.state).toBe("open");
});

test("what the line before still says is not heard", () => {
  socket.openAs("ann");
  last().welcome(NOBODY);
  Line.all[0]?.welcome(NOBODY);
  expect(socket.state).toBe("opening");
});
