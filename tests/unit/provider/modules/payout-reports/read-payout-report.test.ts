import { zipSync } from "fflate";
import { expect, test } from "vitest";
import { statementTable } from "#provider/modules/payout-reports/formats/camt-table.ts";
import { readPayoutReport } from "#provider/modules/payout-reports/formats/read-payout-report.ts";
import { writeNachaFile } from "#provider/modules/payout-runs/rails/nacha/nacha-file.ts";
import { returnFile } from "#provider/simulated-bank/nacha.ts";
import {
  accountStatement,
  batch,
  entry,
  payment,
  statusReport,
} from "../../../../support/money/bank-messages.ts";
import { movementsIn, outcomes } from "../../../../support/money/bank-files.ts";

const read = (text: string) => readPayoutReport(Buffer.from(text));
const first = "WD-00000001";
const second = "WD-00000002";

test("a status report with only a group status applies to the whole run", () => {
  const { format, lines } = read(statusReport(12, { group: "RJCT", reason: "AM04" }));
  expect(format).toBe("pain002");
  expect(lines).toEqual([
    expect.objectContaining({ signal: "rejected", run: 12, references: [], reason: "AM04" }),
  ]);
});

test("each level of a status report is a line, payments before their block and group", () => {
  const payments = [{ reference: first, status: "RJCT", reason: "AC04" }];
  const { lines } = read(statusReport(12, { group: "ACTC", block: "ACSC", payments }));
  expect(lines.map(({ signal }) => signal)).toEqual(["rejected", "executed", "accepted"]);
});

test("any version, a byte order mark, CRLF and prefixes in any case are read", () => {
  const plain = statusReport(7, { version: "14", block: "RJCT" });
  const prefixed = plain.replace(/<(\/?)(?!\?)/g, "<$1iso:").replace("xmlns=", "xmlns:iso=");
  const odd = plain.replace("xmlns=", "Xmlns=");
  const [line] = read(plain).lines;
  for (const variant of [`\ufeff${plain}`, plain.replaceAll("\n", "\r\n"), prefixed, odd])
    expect(read(variant).lines).toEqual([line]);
});

test("a payment without a reference of ours is listed as unreadable", () => {
  const { lines } = read(statusReport(3, { payments: [{ reference: "NOTPROVIDED", status: "ACSP" }] }));
  expect(lines).toMatchObject([{ signal: "unreadable", text: expect.stringContaining("NOTPROVIDED") }]);
});

test.each([
  '<!DOCTYPE a [<!ENTITY b "c">]><Document/>',
  "<Document>&b;</Document>",
  "<Document><a></Document>",
])("refuses %s", (text) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ key: "payout_answer_unreadable" }));
});

test("refuses XML that is nested too deeply", () => {
  const depth = 40;
  expect(() => read("<a>".repeat(depth) + "</a>".repeat(depth))).toThrow(
    expect.objectContaining({ key: "payout_answer_unreadable" }),
  );
});

test("a batch-booked entry is one line per payment", () => {
  const details = payment(first, "10.00") + payment(second, "5");
  const { lines } = read(accountStatement({ entries: [entry({ amount: "15.00", details })] }));
  expect(lines.map(({ references, amount }) => [...references, amount])).toEqual([
    [first, 1000n],
    [second, 500n],
  ]);
});

test("details that repeat the entry's total are one line with all payments", () => {
  const details = payment(first, "15.00") + payment(second, "15.00");
  const { lines } = read(accountStatement({ entries: [entry({ amount: "15.00", details })] }));
  expect(lines).toMatchObject([{ references: [first, second], amount: 1500n }]);
});

test("several details under one reference are one payment", () => {
  const details = payment(first, "10.00") + payment(first, "5.00");
  const { lines } = read(accountStatement({ entries: [entry({ amount: "15.00", details })] }));
  expect(lines).toMatchObject([{ references: [first], amount: 1500n }]);
});

test("an entry without details applies to the run that its batch names", () => {
  const { lines } = read(accountStatement({ entries: [entry({ amount: "15", details: batch(9, 2) })] }));
  expect(lines).toMatchObject([{ signal: "debited", run: 9, references: [], amount: 1500n, count: 2 }]);
});

test("distinguishes debits, credits, returns, reversals and pending entries", () => {
  const entries = [
    entry({ amount: "1", details: payment(first) }),
    entry({ amount: "2", isCredit: true, text: "Invoice 7" }),
    entry({ amount: "3", isCredit: true, details: payment(first, "3", "AC04") }),
    entry({ amount: "4", isCredit: true, isReversal: true, details: payment(second) }),
    entry({ amount: "5", status: "<Cd>PDNG</Cd>", details: payment(second) }),
  ];
  const { lines } = read(accountStatement({ entries }));
  expect(lines.map(({ signal }) => signal)).toEqual([
    "debited",
    "credited",
    "returned",
    "returned",
    "accepted",
  ]);
});

test("a statement without entries has no lines", () => {
  const { lines, statements } = read(accountStatement({ number: 8, entries: [] }));
  expect(lines).toEqual([]);
  expect(statements).toEqual([
    { account: "DE89370400440532013000", number: 8, year: 2030, unbalanced: null },
  ]);
});

test.each([
  ["agree", "-2.50", null],
  ["don't agree", "2.50", "8"],
])(
  "a statement is unbalanced unless its balances and booked entries agree: they %s",
  (_, closing, unbalanced) => {
    const entries = [
      entry({ amount: "12.50" }),
      entry({ amount: "5.00", isCredit: true }),
      entry({ amount: "99", status: "PDNG" }),
    ];
    const { statements } = read(accountStatement({ number: 8, balances: ["5.00", closing], entries }));
    expect(statements[0]!.unbalanced).toBe(unbalanced);
  },
);

test.each([
  ["C01", "987654321", "•••• 4321"],
  ["C02", "021000021", "021000021"],
  ["C03", "021000021   987654321", "021000021 · •••• 4321"],
  ["C07", "021000021987654321        32", "021000021 · •••• 4321"],
])(
  "a notification of change %s names the corrected details without the whole account",
  (code, data, text) => {
    const file = writeNachaFile({
      id: "0b6e2f7e-54a5-4c2f-9a53-1a4f1f0f2c11",
      number: 9,
      profile: "ppd",
      currency: "USD",
      at: new Date("2026-11-27T12:00:00Z"),
      executionDay: "2026-11-30",
      account: {
        name: "Cashlane",
        iban: "",
        bic: "",
        ach: { bank: "First Bank", routingNumber: "091000019", companyId: "1234567890" },
      },
      payments: [
        {
          reference: first,
          net: 1_000n,
          details: {
            kind: "us_account",
            holder: "Mary Major",
            routingNumber: "091000019",
            accountNumber: "123456789",
            accountType: "checking",
          },
        },
      ],
    });
    const { lines } = read(returnFile(file, new Map([[first, code + data]])));
    expect(lines).toMatchObject([{ signal: "changed", references: [first], amount: null, reason: code }]);
    expect(lines[0]!.text).toBe(`${first} · ${text}`);
  },
);

test("the statements of an archive are read in the order of their names", () => {
  const file = (number: number) =>
    Buffer.from(accountStatement({ number, entries: [entry({ amount: String(number) })] }));
  const { statements, lines } = readPayoutReport(zipSync({ "b.xml": file(2), "a.xml": file(1) }));
  expect(statements.map(({ number }) => number)).toEqual([1, 2]);
  expect(lines.map(({ line }) => line)).toEqual([1, 2]);
});

test("refuses an archive whose content is too large", () => {
  const content = zipSync({ "a.xml": Buffer.alloc(9 * 1024 * 1024) });
  expect(() => readPayoutReport(content)).toThrow(
    expect.objectContaining({ key: "payout_answer_unreadable" }),
  );
});

test("results of PayPal are read by the names of their columns", () => {
  const { format, lines } = read(
    `Payout batch,X1\nRecipient,Customer ID,Transaction status,Gross amount,Currency,Error name\n` +
      `a@example.com,${first},Success,"1,234.50",USD,\nb@example.com,${second},Failed,5,USD,RECEIVER_ACCOUNT_LOCKED\n`,
  );
  expect(format).toBe("results");
  expect(lines).toMatchObject([
    { signal: "paid", references: [first], amount: 123_450n },
    { signal: "rejected", references: [second], reason: "RECEIVER_ACCOUNT_LOCKED" },
  ]);
});

test("unclaimed PayPal payments aren't paid", () => {
  const { lines } = read(`Customer ID,Transaction status,Amount,Currency\n${first},UNCLAIMED,5,USD\n`);
  expect(lines[0]!.signal).toBe("unclaimed");
});

test("results of Wise are read by the names of their columns", () => {
  const { lines } = read(
    `id;status;paymentReference;sourceAmount;sourceCurrency;targetAmount;targetCurrency\n` +
      `1;Bounced back;Cash back ${first};10.00;USD;9.20;EUR\n`,
  );
  expect(lines).toMatchObject([{ signal: "returned", references: [first], amount: 1000n, currency: "USD" }]);
});

test("refuses a file without references and statuses", () => {
  expect(() => read("name;amount\na;1\n")).toThrow(
    expect.objectContaining({ key: "payout_answer_unreadable" }),
  );
});

test("the import of bank files reads a statement as a table of its booked movements", () => {
  const parts = '<TxDtls><Amt Ccy="EUR">2</Amt></TxDtls><TxDtls><Amt Ccy="EUR">3</Amt></TxDtls>';
  const entries = [
    entry({ amount: "12.5", isCredit: true, text: "INV-7, paid" }),
    entry({ amount: "5", isCredit: true, details: parts }),
    entry({ amount: "4", text: "Fees" }),
    entry({ amount: "9", isCredit: true, status: "PDNG" }),
  ];
  const account = "DE89370400440532013000";
  const file = statementTable(Buffer.from(accountStatement({ entries })));
  expect(file?.table.trim().split("\n")).toEqual([
    "Booking date,Amount,Currency,Remittance,Account,Direction",
    `2030-01-02,12.50,EUR,"INV-7, paid",${account},C`,
    `2030-01-02,2.00,EUR,,${account},C`,
    `2030-01-02,3.00,EUR,,${account},C`,
    `2030-01-02,-4.00,EUR,Fees,${account},D`,
  ]);
  expect(statementTable(Buffer.from("Date;Amount\n"))).toBeNull();
});

test("the text of a movement contains the end of a long purpose", () => {
  const purpose = `${"Commission of the month ".repeat(5)} INV-2026-00077`;
  const details = `<TxDtls><RltdPties><Dbtr><Nm>${"N".repeat(70)}</Nm></Dbtr></RltdPties>
    <RmtInf><Ustrd>${purpose}</Ustrd></RmtInf></TxDtls>`;
  const entries = [entry({ amount: "12.5", isCredit: true, details })];
  expect(read(accountStatement({ entries })).lines[0]!.text).toMatch(/ INV-2026-00077$/);
});

test("the import of bank files doesn't take a reversed credit for a payment", () => {
  const reversal = { amount: "120", day: "2026-11-20", text: "INV-2026-00077", isReversal: true };
  const entries = [
    entry({ ...reversal, isCredit: true }),
    entry(reversal),
    entry({ ...reversal, isCredit: true, isReversal: false }),
  ];
  const { table } = statementTable(Buffer.from(accountStatement({ entries })))!;
  expect(outcomes(table, {}, "EUR")).toEqual(["direction: reversal", "waits -12000", "pays 12000"]);
});

test("the import of bank files doesn't take a returned transfer for a payment", () => {
  const purpose = "<RmtInf><Ustrd>INV-2026-00077</Ustrd></RmtInf>";
  const details = `<TxDtls><RtrInf><Rsn><Cd>AC04</Cd></Rsn></RtrInf>${purpose}</TxDtls>`;
  const entries = [entry({ amount: "120", isCredit: true, day: "2026-11-20", details })];
  const { table } = statementTable(Buffer.from(accountStatement({ entries })))!;
  expect(outcomes(table, {}, "EUR")).toEqual(["direction: reversal"]);
});

test.each([
  ["another currency", '<AmtDtls><InstdAmt><Amt Ccy="USD">120</Amt></InstdAmt></AmtDtls>'],
  ["the other direction", '<Amt Ccy="EUR">120</Amt><CdtDbtInd>DBIT</CdtDbtInd>'],
])("amounts of details in %s aren't payments of their own", (_, amount) => {
  const detail = (text: string) => `<TxDtls>${amount}<RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls>`;
  const details = detail("INV-2026-00077") + detail("Other");
  const entries = [entry({ amount: "240", isCredit: true, day: "2026-11-20", details })];
  const { table } = statementTable(Buffer.from(accountStatement({ entries })))!;
  expect(table.trim().split("\n")).toHaveLength(2);
});

test("the import of bank files lists a movement whose amount can't be read", () => {
  const entries = [
    entry({ amount: "12.505", isCredit: true, day: "2026-01-02", text: "INV-2026-00077" }),
    entry({ amount: "1", isCredit: true, day: "2026-01-02" }),
  ];
  const { table } = statementTable(Buffer.from(accountStatement({ entries })))!;
  expect(movementsIn(table, {}, "EUR").map(({ reason }) => reason)).toEqual(["amount", null]);
});

test("the import of bank files reads three decimals without asking for their mark", () => {
  const entries = [entry({ amount: "120.500", currency: "KWD", isCredit: true, day: "2026-01-02" })];
  const { table } = statementTable(Buffer.from(accountStatement({ entries })))!;
  const [movement] = movementsIn(table, {}, "KWD");
  expect(movement!.read?.amount).toBe(120_500n);
});

test("an entry on a day that doesn't exist has none", () => {
  const [line] = read(accountStatement({ entries: [entry({ amount: "1", day: "2026-02-30" })] })).lines;
  expect(line!.bookedOn).toBeNull();
});
