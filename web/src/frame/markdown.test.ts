import { expect, test } from "vitest";
import { anchors, inline, partsOf, read, stretches } from "./markdown";

test("headings, paragraphs, lists and tables", () => {
  const blocks = read(
    "# Rules\n\nA *short*\nline.\n\n- one [R1]\n- two\n  and more\n\n| a | b |\n| - | - |\n| 1 | **2** |\n",
  );
  expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "list", "table"]);
  expect(JSON.stringify(blocks[1])).toContain(" line.");
  expect(JSON.stringify(blocks[2])).toContain("two and more");
  expect(blocks[3]).toMatchObject({
    head: [[{ text: "a" }], [{ text: "b" }]],
    rows: [[[{ text: "1" }], [{ text: "2" }]]],
  });
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

test("a ruling is called by the heading it stands under", () => {
  const parts = partsOf(
    read("# Rules\n\n## Paying [1.6]\n\nCards pay [R41].\n\n### Geysers\n\n- hot [R42]\n- again [R41]\n"),
  );
  expect([...parts]).toEqual([
    ["1.6", "Paying"],
    ["R41", "Paying"],
    ["R42", "Geysers"],
  ]);
});

test("a word is found whatever its case and accents, and nothing of the text is lost", () => {
  const found = stretches("Forêt, foret: LA FORÊT", "forê").map((part) => (part.found ? `[${part.text}]` : part.text));
  expect(found.join("")).toBe("[Forê]t, [fore]t: LA [FORÊ]T");
  expect(stretches("ёлка и ЕЛКА", "елка").filter((part) => part.found)).toHaveLength(2);
  expect(stretches("anything", "  ")).toEqual([{ text: "anything", found: false }]);
});
