import { expect, test } from "vitest";
import { anchors, inline, plain, read } from "./markdown";

test("headings, paragraphs, lists and tables", () => {
  const blocks = read(
    "# Rules\n\nA *short*\nline.\n\n- one [R1]\n- two\n  and more\n\n| a | b |\n| - | - |\n| 1 | **2** |\n",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(plain(blocks[1]!)).toBe("A short line.");
  expect(plain(blocks[2]!)).toContain("two and more");
  expect(plain(blocks[3]!)).toBe("a b 1 2");
});

test("rulings are anchors", () => {
  expect(anchors("[R41] and [D3] but not [link]")).toEqual(["R41", "D3"]);
  expect(anchors("1.4 The round", true)).toEqual(["1.4"]);
});

test("numbers that a page's opening gives as examples are no anchors", () => {
  const blocks = read("# Rules\n\nNumbers such as [1.6] name sections.\n\n## Paying [1.6]\n\nCards pay [R41].\n");
  expect(blocks.map((block) => ("anchors" in block ? block.anchors : []))).toEqual([[], [], ["1.6"], ["R41"]]);
});

test("markup of the text never becomes markup of the page", () => {
  expect(inline("<b onclick=x>hi</b>")).toEqual([{ kind: "text", text: "<b onclick=x>hi</b>" }]);
  expect(inline("[words](javascript:x)")).toEqual([{ kind: "text", text: "words" }]);
});

test("a lone table row does not stop the reader", () => {
  expect(read("| lonely |").map((block) => block.kind)).toEqual(["paragraph"]);
});
