import { expect, test } from "vitest";
import { commitmentOf, seedIn } from "./ending";

test("the seed stands in the record", () => {
  expect(seedIn("elderwood-record 1\ntitle: sylvion\nseed: old oak\ncommitment: 00\n")).toBe("old oak");
  expect(seedIn("elderwood-record 1")).toBe("");
});

test("the promise of a seed is the one the server makes", async () => {
  expect((await commitmentOf("oak")).slice(0, 16)).toBe("7ff51babc44dbdbd");
});
