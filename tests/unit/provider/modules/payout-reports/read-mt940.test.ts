import { expect, test } from "vitest";
import { statementTable } from "#provider/modules/payout-reports/formats/camt-table.ts";
import { isMt940 } from "#provider/modules/payout-reports/formats/mt940.ts";
import { readPayoutReport } from "#provider/modules/payout-reports/formats/read-payout-report.ts";
import { outcomes } from "../../../../support/money/bank-files.ts";

interface StatementText {
  number?: string;
  entries?: string[];
  closing?: string;
}

/** Returns a statement that opens with 1,000.00 euros. */
function statement({ number = "12/1", entries = [], closing = "C261127EUR1000,00" }: StatementText): string {
  return [
    ":20:STARTUMS",
    ":25:DE89370400440532013000",
    `:28C:${number}`,
    ":60F:C261126EUR1000,00",
    ...entries,
    `:62F:${closing}`,
    "-",
  ].join("\r\n");
}

const debit = ":61:2611271127DR98,50NTRFNONREF//B4711\r\n:86:";
const read = (...texts: string[]) => readPayoutReport(Buffer.from(texts.join("\r\n")));
const lineOf = (entry: string) => read(statement({ entries: [entry] })).lines[0]!;

test("a debit names the withdrawal in its end-to-end id, which may continue in the next part", () => {
  const line = lineOf(
    `${debit}116?00UEBERWEISUNG?20EREF+WD-7KJ0?21MP3JSVWZ+Cash back WD-?227KJ0MP3J?32Jan Jansen`,
  );
  expect(line.signal).toBe("debited");
  expect(line.references).toEqual(["WD-7KJ0MP3J"]);
  expect(line.amount).toBe(9_850n);
  expect(line.currency).toBe("EUR");
  expect(line.bookedOn).toBe("2026-11-27");
  expect(line.text).toContain("Jan Jansen");
});

test("a debit of a whole run names the run", () => {
  expect(lineOf(`${debit}191?00SAMMEL?20KREF+CL12-1`).run).toBe(12);
});

test.each([
  ["a reversed debit", ":61:2611271127RDR98,50NRTINONREF//B1\r\n:86:159?20EREF+WD-7KJ0MP3JSVWZ+AC04"],
  ["a return by its code", ":61:2611271127CR98,50NTRFNONREF//B1\r\n:86:159?20EREF+WD-7KJ0MP3JSVWZ+AC04"],
])("%s is a returned payment with its reason", (_, entry) => {
  const line = lineOf(entry);
  expect(line.signal).toBe("returned");
  expect(line.references).toEqual(["WD-7KJ0MP3J"]);
  expect(line.reason).toBe("AC04");
});

test("incoming payments can be matched to invoices, and aren't treated as payments of a run", () => {
  const line = lineOf(":61:2611271127CR120,NTRFNONREF\r\n:86:Invoice INV-2026-0001\r\nAcme Ltd");
  expect(line.signal).toBe("credited");
  expect(line.amount).toBe(12_000n);
  expect(line.references).toEqual([]);
  expect(line.text).toBe("Invoice INV-2026-0001 Acme Ltd");
});

test("a booking in January of an entry valued in December is in the new year", () => {
  expect(lineOf(":61:2612310102DR1,00NTRFNONREF\r\n:86:x").bookedOn).toBe("2027-01-02");
});

test("several statements are read, each with its number", () => {
  const { format, statements } = read(statement({}), statement({ number: "00014/001" }));
  expect(format).toBe("mt940");
  expect(statements.map(({ number }) => number)).toEqual([12, 14]);
  expect(statements[0]!.year).toBe(2026);
});

test("names a statement whose entries don't add up to the difference of its balances", () => {
  const entries = [":61:2611271127DR98,50NTRFNONREF\r\n:86:x"];
  expect(read(statement({ entries, closing: "C261127EUR901,50" })).statements[0]!.unbalanced).toBeNull();
  expect(read(statement({ entries })).statements[0]!.unbalanced).toBe("12");
});

test("equal entries are different movements, and the same ones in another file", () => {
  const entries = [":61:2611271127DR1,00NTRFNONREF\r\n:86:fee", ":61:2611271127DR1,00NTRFNONREF\r\n:86:fee"];
  const identities = () => read(statement({ entries })).lines.map(({ identity }) => identity);
  expect(new Set(identities()).size).toBe(2);
  expect(identities()).toEqual(identities());
});

test("a file with the headers of SWIFT is read", () => {
  const text = `{1:F01BANKDEFFXXXX0000000000}{2:I940BANKDEFFXXXXN}{4:\r\n${statement({}).replace(/-$/, "-}")}`;
  expect(read(text).statements).toHaveLength(1);
});

test("the import of bank files reads the movements of a statement", () => {
  const entries = [":61:2611271127CR120,00NTRFNONREF\r\n:86:Invoice INV-2026-0001"];
  const file = statementTable(Buffer.from(statement({ entries })));
  expect(file?.table).toContain("2026-11-27,120.00,EUR,Invoice INV-2026-0001,DE89370400440532013000");
});

test("the import of bank files doesn't take a reversed debit for a payment", () => {
  const entries = [":61:2611201120RD120,00NTRFNONREF\r\n:86:INV-2026-00077"];
  const { table } = statementTable(Buffer.from(statement({ entries })))!;
  expect(outcomes(table, {}, "EUR")).toEqual(["direction: reversal"]);
});

test("a file of empty lines is recognized as another format", () => {
  expect(isMt940("\n".repeat(50))).toBe(false);
});

test("the text of a movement contains the end of a long purpose", () => {
  const purpose = `?20EREF+${"A".repeat(20)}?21${"B".repeat(27)}?22SVWZ+${"x".repeat(22)}?23${"y".repeat(27)}`;
  const parts = `166?00GUTSCHRIFT${purpose}?24${"z".repeat(27)}?25 INV-2026-00077?32${"N".repeat(27)}`;
  expect(lineOf(`:61:2611271127CR120,00NTRFNONREF\r\n:86:${parts}`).text).toMatch(/ INV-2026-00077$/);
});

test("an expected entry isn't booked, pays nothing and isn't part of the balances", () => {
  const file = statement({
    entries: [":61:2611271127EC120,00NTRFNONREF\r\n:86:Invoice INV-2026-00077"],
    closing: "C261127EUR1000,00",
  });
  const { lines, statements } = read(file);
  expect(lines[0]!.signal).toBe("accepted");
  expect(statements[0]!.unbalanced).toBeNull();
  expect(statementTable(Buffer.from(file))?.table).not.toContain("INV-2026-00077");
});

test.each(["261340", "2602290229"])("an entry on a day that doesn't exist, %s, has none", (day) => {
  expect(lineOf(`:61:${day}DR1,00NTRFNONREF\r\n:86:x`).bookedOn).toBeNull();
});
