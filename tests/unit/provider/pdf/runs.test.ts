import { expect, test } from "vitest";
import { runsOf } from "#provider/pdf/runs.ts";

const arabic = /\p{Script=Arabic}/u;
const fontOf = (character: string, current: string | undefined) =>
  current ?? (arabic.test(character) ? "arabic" : "latin");
const drawn = (line: string, direction: "ltr" | "rtl") =>
  runsOf(line, direction, fontOf).map(({ font, text }) => `${font}:${text}`);

test.each([
  ["Invoice 12", "ltr", ["latin:Invoice 12"]],
  // The words of Arabic stay in one run, in the order they are read: shaping turns it around.
  ["فاتورة الشهر", "rtl", ["arabic:فاتورة الشهر"]],
  // Numbers and Latin words keep their own order, and the line is drawn from its end.
  ["رقم INV-12", "rtl", ["latin:INV-12", "arabic:رقم "]],
  ["من AdLink إلى", "rtl", ["arabic:إلى", "latin: ", "latin:AdLink", "arabic:من "]],
  // What keeps two letters apart is for shaping.
  ["می\u200cخواهم", "rtl", ["arabic:می\u200cخواهم"]],
  // Brackets open towards the text they hold.
  ["(AdLink) من", "rtl", ["arabic:من", "latin: (", "latin:AdLink", "latin:)"]],
  // Marks that only steer are not drawn; a narrow space is a space.
  ["\u2066-5.00\u202fUS$\u2069", "rtl", ["latin:-5.00 US$"]],
] as const)("%s as %s", (line, direction, runs) => {
  expect(drawn(line, direction)).toEqual(runs);
});
