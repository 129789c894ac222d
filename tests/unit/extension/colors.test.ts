import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (file: string) => readFileSync(file, "utf8");
const colorsOf = (text: string): string[] => text.match(/#(?:[\da-f]{6}|[\da-f]{3})\b/g) ?? [];
const tokens = read("app/styles/tokens.css");

test.each(["content/prompt.css", "popup/popup.css", "background/main.ts"])(
  "%s uses the dashboard's colors",
  (file) => {
    const colors = colorsOf(read(`extension/src/${file}`));
    expect(colors.length).toBeGreaterThan(0);
    expect(colors.filter((color) => !colorsOf(tokens).includes(color))).toEqual([]);
  },
);

test("the popup's search field has the border of the dashboard's fields", () => {
  const popup = read("extension/src/popup/popup.css");
  const [border] = /--line-strong: .*;/.exec(popup) ?? [];
  expect(tokens).toContain(border);
  expect(popup).toMatch(/\n {2}border-color: var\(--line-strong\);/);
});
