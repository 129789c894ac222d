import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";

const css = readFileSync(new URL("../../../../app/styles/tokens.css", import.meta.url), "utf8");
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map((match) => [
    match[1] ?? "",
    { light: match[2] ?? "", dark: match[3] ?? "" },
  ]),
);
type Mode = "light" | "dark";

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
function contrast(one: string, other: string, mode: Mode): number {
  const [a, b] = [one, other].map((name) => luminance(tokens.get(name)?.[mode] ?? "#808080"));
  const [low = 0, high = 0] = [a ?? 0, b ?? 0].sort((x, y) => x - y);
  return (high + 0.05) / (low + 0.05);
}

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
    expect(contrast(text ?? "", background ?? "", mode)).toBeGreaterThanOrEqual(4.5);
  });
  it.each(backgrounds)("an input's border is visible on %s (3:1)", (background) => {
    expect(contrast("line-strong", background, mode)).toBeGreaterThanOrEqual(3);
  });
});
