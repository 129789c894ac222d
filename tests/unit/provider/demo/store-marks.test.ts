import sharp from "sharp";
import { expect, test } from "vitest";
import { isUuid } from "#provider/database/queries/identifiers.ts";
import { hasMark, markId, renderMark, textColorOn } from "#provider/demo/store-marks.ts";

test("a known brand has a logo with the background of the brand's color", async () => {
  const { data } = await sharp(await renderMark("nike"))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([...data.subarray(0, 3)]).toEqual([0x11, 0x11, 0x11]);
});

test("the symbol is white on dark colors", () => {
  expect(textColorOn("111111")).toBe("#fff");
});

test("the symbol is black on light colors", () => {
  expect(textColorOn("F8991C")).toBe("#000");
});

test("a logo is smaller than 4 kB", async () => {
  expect((await renderMark("the-north-face")).length).toBeLessThan(4_000);
});

test("a brand without a symbol has no logo", () => {
  expect(hasMark("marks-and-spencer")).toBe(false);
});

test("the id of a logo is a UUID that depends only on the store", () => {
  expect(isUuid(markId("nike"))).toBe(true);
  expect(markId("nike")).toBe(markId("nike"));
  expect(markId("nike")).not.toBe(markId("puma"));
});
