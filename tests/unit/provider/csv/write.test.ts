import { parse } from "csv-parse/sync";
import fc from "fast-check";
import { expect, test } from "vitest";
import { readCsv } from "#provider/csv/read.ts";
import {
  cellText,
  type Column,
  type FileStyle,
  machineStyle,
  writeHeader,
  writeRows,
} from "#provider/csv/write.ts";

const column: Column<string> = { header: "note", cell: (text) => text };

test("the header is in the request's language, after a byte order mark", () => {
  expect(writeHeader([column], machineStyle)).toBe('\uFEFF"Note"\r\n');
  expect(writeHeader([column], { ...machineStyle, language: "ar" })).toBe('\uFEFF"ملاحظة"\r\n');
});

test.each([
  "=1+1",
  "+33612345678",
  "-2+3",
  "@SUM(A1)",
  "\tx",
  "\rx",
  "\nx",
  "＝1",
  "\u200B=1",
  "\u0000\uFEFF+1",
  " =1",
  '"=1',
])("neutralises the formula %j", (text) => expect(cellText(text)).toBe(`'${text}`));

test.each([
  ["a;=1", "a;'=1"],
  ["a\t+1\tb", "a\t'+1\tb"],
  ["a\r\n\u200B@b", "a\r\n'\u200B@b"],
  ["\t=1", "'\t'=1"],
  // Quotes are doubled in a quoted cell. A reader that splits at the semicolon sees an empty text and the
  // formula after it.
  ['a;"=1', `a;'"=1`],
  ["a; -1", "a;' -1"],
  ["a-b; c", "a-b; c"],
])("escapes %j, which a spreadsheet would split into a formula", (text, guarded) => {
  expect(cellText(text)).toBe(guarded);
});

test("quotes every cell, the empty one too", () => {
  const columns = [0, 1, 2].map((at): Column<(string | number | null)[]> => ({
    header: column.header,
    cell: (row) => row[at] ?? null,
  }));
  expect(writeRows(columns, [['a"b', 5, null]], machineStyle)).toBe('"a""b","5",""\r\n');
});

test("writes numbers and amounts as plain numbers, also negative ones, and leaves empty cells empty", () => {
  expect(cellText(-5)).toBe("-5");
  expect(cellText({ amount: -123_456, currency: "USD" })).toBe("-1234.56");
  expect(cellText({ amount: 500, currency: "JPY" })).toBe("500");
  expect(cellText(null)).toBe("");
});

test("any text reads back as written, and no cell begins a formula", () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.string({ unit: "binary" }), { minLength: 2, maxLength: 4 })), (rows) => {
      const columns = [0, 1].map((at): Column<string[]> => ({ ...column, cell: (row) => row[at] ?? "" }));
      const read = parse(writeRows(columns, rows, machineStyle), { record_delimiter: "\r\n" }) as string[][];
      expect(read).toEqual(rows.map((row) => [cellText(row[0]!), cellText(row[1]!)]));
      for (const cell of read.flat())
        expect(cell).not.toMatch(/^[\t\r\n]|(?:^|[;\t\r\n])[\p{Cf}\p{Cc}\p{Zs}"]*[=+\-@]/u);
    }),
  );
});

const spreadsheet = (language: FileStyle["language"]): FileStyle => ({
  format: "spreadsheet",
  language,
  timeZone: "Asia/Kolkata",
});
const columns: Column<{ note: string; amount: number; at: string | null }>[] = [
  { header: "note", cell: ({ note }) => note },
  { header: "amount", cell: ({ amount }) => ({ amount, currency: "USD" }) },
  { header: "starts", time: ({ at }) => at },
  { header: "due", day: ({ at }) => at?.slice(0, 10) ?? null },
];
const rows = [
  { note: "a;b.c", amount: -1057, at: "2026-11-16T22:07:00.000Z" },
  { note: "d", amount: 100, at: null },
];

test.each([
  [
    "en",
    '"a;b.c","-10.57","2026-11-17 03:37:00","2026-11-16"\r\n"d","1.00","",""\r\n',
    "Starts (Asia/Kolkata)",
  ],
  [
    "fr",
    '"a;b.c";"-10,57";"17/11/2026 03:37:00";"16/11/2026"\r\n"d";"1,00";"";""\r\n',
    "Début (Asia/Kolkata)",
  ],
  ["ar", '"a;b.c";"-10.57";"17/11/2026 03:37:00";"16/11/2026"\r\n"d";"1.00";"";""\r\n', "(Asia/Kolkata)"],
] as const)(
  "a spreadsheet in %s has the language's separator, decimal mark, dates and time zone",
  (language, text, heading) => {
    expect(writeRows(columns, rows, spreadsheet(language))).toBe(text);
    expect(writeHeader(columns, spreadsheet(language))).toContain(heading);
  },
);

test("a machine-readable file uses commas, points and UTC in every language", () => {
  const style = { ...spreadsheet("fr"), format: "machine" as const };
  expect(writeRows(columns, rows.slice(0, 1), style)).toBe(
    '"a;b.c","-10.57","2026-11-16T22:07:00.000Z","2026-11-16"\r\n',
  );
  expect(writeHeader(columns, style)).not.toContain("Asia/Kolkata");
});

test.each(["en", "fr", "ar"] as const)("a spreadsheet in %s can be imported again", (language) => {
  const style = spreadsheet(language);
  const { header, lines } = readCsv(writeHeader(columns, style) + writeRows(columns, rows, style));
  expect(header).toHaveLength(4);
  expect(lines[0]!.cells[0]).toBe("a;b.c");
});
