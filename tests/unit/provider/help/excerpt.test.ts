import { expect, test } from "vitest";
import { excerptOf } from "#provider/modules/help/excerpt.ts";

const long = `${"one two three ".repeat(12)}**Needle** here ${"four five six ".repeat(20)}`;

test("shows a short text whole, without Markdown characters", () => {
  expect(excerptOf("1. Open [My Balance](/apps/x).\n2. **Press** it.")).toBe("Open My Balance. Press it.");
});

test("cuts a long one at words, around the first match", () => {
  const excerpt = excerptOf(long, ["nowhere", "NEEDLE"]);
  expect(excerpt).toMatch(/^… .*Needle here.* …$/);
  expect(Array.from(excerpt).length).toBeLessThan(170);
  expect(excerptOf(long, ["nowhere"])).toMatch(/^one two .* …$/);
});

test("accents and vowel signs don't hide a match", () => {
  expect(excerptOf(`${"mot ".repeat(60)}écriture fin`, ["ecriture"])).toContain("écriture");
  expect(excerptOf(`${"كلمة ".repeat(60)}القُيود`, ["القيود"])).toContain("القُيود");
});
