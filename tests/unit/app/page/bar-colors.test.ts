import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { barColors } from "~/page/theme";

const tokens = readFileSync("app/styles/tokens.css", "utf8");
const [, light, dark] = /--canvas: light-dark\((#\w+), (#\w+)\)/.exec(tokens)!;

test("the browser's bars have the page's color in the chosen mode", () => {
  expect(barColors({ mode: "light" })).toEqual([{ content: light }]);
  expect(barColors({ mode: "dark" })).toEqual([{ content: dark }]);
});

test("the browser's bars follow the system's mode like the page", () => {
  expect(barColors({ mode: "system" })).toEqual([
    { content: light, media: "(prefers-color-scheme: light)" },
    { content: dark, media: "(prefers-color-scheme: dark)" },
  ]);
});
