import { expect, test } from "vitest";
import { readCsv } from "#provider/csv/read.ts";

test.each([
  ["a comma", "store,title\na,b"],
  ["a semicolon", "store;title\na;b"],
  ["a tab", "store\ttitle\na\tb"],
  ["a vertical bar", "store|title\na|b"],
  ["the separator that Excel names above", "sep=;\r\nstore;title\r\na;b"],
  ["the same behind a byte order mark and in quotes", '\uFEFF"sep=;"\nstore;title\na;b'],
])("reads columns separated by %s", (_, content) => {
  const { header, lines } = readCsv(content);
  expect(header).toEqual(["store", "title"]);
  expect(lines.map(({ cells }) => cells)).toEqual([["a", "b"]]);
});

test("uses the separator named in the file even if another is more frequent", () => {
  expect(readCsv("sep=;\na,b,c;d\n1;2").header).toEqual(["a,b,c", "d"]);
});

test("counts lines from the top of the file, including the separator line", () => {
  expect(readCsv("sep=;\nstore;title\na;b").lines[0]?.line).toBe(3);
});
