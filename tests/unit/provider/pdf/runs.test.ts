import { expect, test } from "vitest";
import { runsOf } from "#provider/pdf/runs.ts";

const arabic = /\p{Script=Arabic}/u;
const fontOf = (character: string, current: string | undefined) =>
  current ?? (arabic.test(character) ? "arabic" : "latin");
const drawLine = (line: string, direction: "ltr" | "rtl") =>
  runsOf(line, direction, fontOf).map(({ font, text }) => `${font}:${text}`);

test.each([
  ["Invoice 12", "ltr", ["latin:Invoice 12"]],
  // Words in Arabic stay in one run in reading order. Shaping reverses it.
  ["فاتورة الشهر", "rtl", ["arabic:فاتورة الشهر"]],
  // Numbers and Latin words keep their order, and the runs are drawn from the end of the line.
  ["رقم INV-12", "rtl", ["latin:INV-12", "arabic:رقم "]],
  ["من AdLink إلى", "rtl", ["arabic:إلى", "latin: ", "latin:AdLink", "arabic:من "]],
  // A zero-width non-joiner is part of the run, because shaping needs it.
  ["می\u200cخواهم", "rtl", ["arabic:می\u200cخواهم"]],
  // Brackets are mirrored so that they open towards their text.
  ["(AdLink) من", "rtl", ["arabic:من", "latin: (", "latin:AdLink", "latin:)"]],
  // Direction marks aren't drawn, and a narrow space becomes a space.
  ["\u2066-5.00\u202fUS$\u2069", "rtl", ["latin:-5.00 US$"]],
] as const)("%s as %s", (line, direction, runs) => {
  expect(drawLine(line, direction)).toEqual(runs);
});
