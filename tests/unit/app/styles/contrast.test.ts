import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { contrastOf, readColors } from "~/features/design-system/color-contrast";

const colors = readColors(
  readFileSync(new URL("../../../../app/styles/tokens.css", import.meta.url), "utf8"),
);

const tones = ["primary", "success", "warning", "danger", "info"];
const backgrounds = ["canvas", "surface", "raised", "sunken"];
const texts = [
  ...backgrounds.flatMap((background) => ["ink", "muted", ...tones].map((text) => [text, background])),
  ...tones.flatMap((tone) => [
    [`on-${tone}`, tone],
    [`on-${tone}-soft`, `${tone}-soft`],
    ["ink", `${tone}-soft`],
  ]),
  ["on-primary", "primary-strong"],
  ["on-danger", "danger-strong"],
  ["muted", "primary-soft"],
];

describe.each(["light", "dark"] as const)("colors in %s mode", (mode) => {
  it.each(texts)("%s on %s is readable (AA, 4.5:1)", (text, background) => {
    expect(contrastOf(colors, text ?? "", background ?? "", mode)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(backgrounds)("an input's border is visible on %s (3:1)", (background) => {
    expect(contrastOf(colors, "line-strong", background, mode)).toBeGreaterThanOrEqual(3);
  });
});

it("an unknown color is an error", () => {
  expect(() => contrastOf(colors, "ink", "no-such-color", "light")).toThrow("no-such-color");
});
