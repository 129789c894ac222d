import { describe, expect, test } from "vitest";
import { textOf } from "#provider/csv/read.ts";
import { findTable } from "#provider/modules/bank/find-table.ts";
import { detectColumns } from "#provider/modules/bank/detect-columns.ts";
import { outcomes } from "../../../../support/money/bank-files.ts";

const currency = "USD";
const number = "INV-2026-00077";
const dutch = (direction: string) =>
  `Datum;Naam;Af Bij;Bedrag;Mededelingen\n20.11.2026;Network BV;${direction};120,00;${number}`;
const english = (heading: string, cell: string) =>
  `Date,Description,Amount,${heading}\n2026-11-20,${number},120.00,${cell}`;

describe("real bank files", () => {
  test.each<[name: string, content: string, outcome: string]>([
    ["Dutch, out", dutch("Af"), "waits -12000"],
    ["Dutch, in", dutch("Bij"), "pays 12000"],
    ["Dutch, an unknown word", dutch("Retour"), "direction: Retour"],
    ["Dutch, no word", dutch(""), "direction"],
    ["D/C, out", english("D/C", "D"), "waits -12000"],
    ["D/C, in", english("D/C", "C"), "pays 12000"],
    ["Dr/Cr, out", english("Dr/Cr", "DR"), "waits -12000"],
    ["Dr/Cr, in", english("Dr/Cr", "CR"), "pays 12000"],
    ["Type, out", english("Type", "DEBIT"), "waits -12000"],
    ["Type, in", english("Type", "CREDIT"), "pays 12000"],
    ["Sens, out", english("Sens", "D"), "waits -12000"],
    ["Sens, in", english("Sens", "C"), "pays 12000"],
    [
      "out by a sign and a word",
      `Date,Description,Amount,D/C\n2026-11-20,${number},-120.00,D`,
      "waits -12000",
    ],
    ...["Money out", "Withdrawal", "Cargo", "Retrait", "-", "RC"].map((word): [string, string, string] => [
      `out by the word ${word}`,
      english("Type", word),
      "waits -12000",
    ]),
    ...["Money in", "Deposit", "Abono", "+", "RD"].map((word): [string, string, string] => [
      `in by the word ${word}`,
      english("Type", word),
      "pays 12000",
    ]),
    [
      "a sign that contradicts the word",
      `Date,Description,Amount,D/C\n2026-11-20,${number},-120.00,C`,
      "direction: C",
    ],
    [
      "a heading that names both directions",
      `Date,Name,Debit/credit,Amount,Notes\n2026-11-20,Network,Credit,120.00,${number}`,
      "pays 12000",
    ],
    [
      "a heading that names both directions, out",
      `Date,Name,Debit/credit,Amount,Notes\n2026-11-20,Network,Debit,120.00,${number}`,
      "waits -12000",
    ],
    ["pending", english("Status", "Pending"), "not_booked: Pending"],
    ["marked, by its state", english("Status", "Vorgemerkt"), "not_booked: Vorgemerkt"],
    ["booked", english("Status", "Booked"), "pays 12000"],
    ["reverted", english("State", "REVERTED"), "not_booked: REVERTED"],
    ["marked", english("Info", "Vorgemerkt"), "not_booked: Vorgemerkt"],
    ["an unknown state", english("State", "Held"), "not_booked: Held"],
    ["no state", english("State", ""), "not_booked"],
    ["completed", english("State", "COMPLETED"), "pays 12000"],
    ["gebucht", english("Status", "Gebucht"), "pays 12000"],
    ...["Waehrung", "Währung", "Wa\u0308hrung", "Ccy", "Valuta", "Divisa", "Whatever"].map(
      (heading): [string, string, string] => [
        `currency ${JSON.stringify(heading)}`,
        english(heading, "EUR"),
        "currency: EUR",
      ],
    ),
    ["the own currency", english("Ccy", "USD"), "pays 12000"],
    [
      "currency in the heading",
      `Buchungstag;Verwendungszweck;Betrag (EUR)\n20.11.2026;${number};120,00`,
      "currency: EUR",
    ],
    ["no currency in a column of currencies", english("Currency", ""), "currency_missing"],
    [
      "own currency in the heading",
      `Buchungstag;Verwendungszweck;Betrag (USD)\n20.11.2026;${number};120,00`,
      "pays 12000",
    ],
    [
      "original amount",
      `Date,Description,Original amount,Amount\n2026-11-20,${number},130.50,141.20`,
      "pays 14120",
    ],
    [
      "balance amount",
      `Date,Description,Balance amount,Amount\n2026-11-20,${number},130.50,141.20`,
      "pays 14120",
    ],
    ["older than the invoice", `Date,Description,Amount\n2024-01-02,${number},120.00`, "older_than_invoice"],
    ["day or month", `Date,Description,Amount\n11/03/2026,${number},120.00`, "day_unclear: 11/03/2026"],
    [
      "account above the table",
      `"Girokonto";"DE00"\n"Kontostand vom 20.11.2026:";"1.234,56 €"\n\n"Buchungstag";"Verwendungszweck";"Betrag"\n"20.11.2026";"${number}";"120,00"`,
      "pays 12000",
    ],
    [
      "account above the table, separators in every line",
      `Transactions;;;Customer: 000\nPeriod;;;x\nx;;;y\nBuchungstag;Verwendungszweck;Soll;Haben\n20.11.2026;${number};;120,00`,
      "pays 12000",
    ],
    [
      "separator and account above the table",
      `sep=;\nKonto;DE89370400440532013000\n\nDate;Description;Amount\n2026-11-20;${number};120,00`,
      "pays 12000",
    ],
    [
      "both amounts of a pair",
      `Date;Description;Debit;Credit\n2026-11-20;${number};120,00;120,00`,
      "amount: 120,00",
    ],
    ["noise", `Date,Description,Amount\n2026-11-20,${number},47.809999999999995`, "pays 4781"],
    ["euro sign", `Date;Description;Amount\n2026-11-20;${number};1.000,00 €`, "currency: 1.000,00 €"],
    ["dollar sign", `Date;Description;Amount\n2026-11-20;${number};$1,001.00`, "pays 100100"],
    ["code", `Date;Description;Amount\n2026-11-20;${number};128.20 USD`, "pays 12820"],
    ["CR", `Date;Description;Amount\n2026-11-20;${number};128.00CR`, "pays 12800"],
    ["DR", `Date;Description;Amount\n2026-11-20;${number};128.10 DR`, "waits -12810"],
    ...["20261120", "20 Nov 2026", "20-NOV-26", '"Nov 20, 2026"'].map((day): [string, string, string] => [
      `day ${day}`,
      `Date,Description,Amount\n${day},${number},120.00`,
      "pays 12000",
    ]),
    ...["Bedrag", "Umsatz", "Beløb", "Belopp", "Importe", "Importo", "Valor", "Kwota"].map(
      (heading): [string, string, string] => [
        `amount ${heading}`,
        `Date;Description;${heading}\n2026-11-20;${number};120,00`,
        "pays 12000",
      ],
    ),
    ...[
      ["Withdrawals", "Deposits"],
      ["Belastung", "Gutschrift"],
      ["Retrait", "Dépôt"],
      ["Af", "Bij"],
      ["Lastschrift", "Gutschrift"],
      ["Soll", "Haben"],
      ["Débit", "Crédit"],
    ].flatMap(([debit, credit]): [string, string, string][] => [
      [
        `${credit} of a pair`,
        `Date;Description;${debit};${credit}\n2026-11-20;${number};;120,00`,
        "pays 12000",
      ],
      [
        `${debit} of a pair`,
        `Date;Description;${debit};${credit}\n2026-11-20;${number};120,00;`,
        "waits -12000",
      ],
    ]),
    ["one more separator", `Buchungstag;Verwendungszweck;Betrag\n20.11.2026;${number};130,30;`, "pays 13030"],
    ["tabs", `Date\tDescription\tAmount\n2026-11-20\t${number}\t120.00`, "pays 12000"],
    ["bars", `Date|Description|Amount\n2026-11-20|${number}|120.00`, "pays 12000"],
    ["Arabic", `التاريخ,البيان,المبلغ\n2026-11-20,${number},١٢٩٫٧٠`, "pays 12970"],
    ["a cut number", "Date,Description,Amount\n2026-11-20,INV-2026-0 0077,120.00", "pays 12000"],
    [
      "the number in another column",
      `Date,Bank reference,Details,Amount\n2026-11-20,X1,${number},120.00`,
      "pays 12000",
    ],
    [
      "the number in a column without a role",
      `Date,Reference,Purpose code,Amount\n2026-11-20,X1,${number},120.00`,
      "pays 12000",
    ],
    ["digits behind the number", `Date,Description,Amount\n2026-11-20,${number} 12,120.00`, "pays 12000"],
    ["tomorrow in the east", `Date,Description,Amount\n2026-11-27,${number},120.00`, "pays 12000"],
    ["the day after", `Date,Description,Amount\n2026-11-28,${number},120.00`, "day_in_future: 2026-11-28"],
  ])("%s", (_, content, outcome) => {
    expect(outcomes(content)).toEqual([outcome]);
  });

  test("keeps the direction if the other columns are chosen manually", () => {
    const chosen = { date: 0, party: 1, amount: 3, text: 4, debit: -1 };
    expect(outcomes(dutch("Af"), chosen)).toEqual(["waits -12000"]);
  });

  test("a row without a currency waits between rows with one, until the column is set to none", () => {
    const rows = ["EUR", "", "USD"].map((cell) => `2026-11-20,${number},120.00,${cell}`);
    const content = ["Date,Description,Amount,Whatever", ...rows].join("\n");
    expect(outcomes(content)).toEqual(["currency: EUR", "currency_missing", "pays 12000"]);
    expect(outcomes(content, { currency: -1 })[1]).toBe("pays 12000");
  });

  test("takes the direction from a column that also contains other words", () => {
    const rows = ["DEBIT", "CREDIT", "Fee", "Withdrawal"].map(
      (type) => `2026-11-20,${number},120.00,${type}`,
    );
    expect(outcomes(["Date,Description,Amount,Type", ...rows].join("\n"))).toEqual([
      "direction: DEBIT",
      "pays 12000",
      "pays 12000",
      "direction: Withdrawal",
    ]);
  });

  test("takes the direction from a column of codes with one unknown code", () => {
    const rows = ["C", "D", "X"].map((code) => `2026-11-20,${number},120.00,${code}`);
    expect(outcomes(["Date,Description,Amount,Kind", ...rows].join("\n"))).toEqual([
      "pays 12000",
      "waits -12000",
      "direction: X",
    ]);
  });

  test("doesn't take the direction from a column of countries", () => {
    const rows = ["DE", "IN"].map((country) => `2026-11-20,${number},120.00,${country}`);
    expect(outcomes(["Date,Description,Amount,Country", ...rows].join("\n"))).toEqual([
      "pays 12000",
      "pays 12000",
    ]);
  });

  test("omits a pending row if other rows have other words in that column", () => {
    const rows = ["Vorgemerkt", "SEPA"].map((info) => `2026-11-20,${number},120.00,${info}`);
    expect(outcomes(["Date,Description,Amount,Info", ...rows].join("\n"))).toEqual([
      "not_booked: Vorgemerkt",
      "pays 12000",
    ]);
  });

  test("asks for the amount column if two are possible", () => {
    const table = findTable(`Date,Description,Net amount,Gross amount\n2026-11-20,${number},1.00,2.00`);
    expect(detectColumns(table, currency).amount).toBe(-1);
  });

  test.each(["Original amount", "Balance amount", "Fee amount"])(
    "doesn't use %s as the amount",
    (heading) => {
      const table = findTable(`Date,Description,${heading}\n2026-11-20,${number},1.00`);
      expect(detectColumns(table, currency).amount).toBe(-1);
    },
  );

  test("asks for the order of day and month if every day is ambiguous", () => {
    const content = `Date,Description,Amount\n11/03/2026,${number},120.00`;
    expect(detectColumns(findTable(content), currency).days).toBeNull();
    expect(outcomes(content, { days: "mdy" })).toEqual(["pays 12000"]);
  });

  test("uses the chosen heading line", () => {
    const content = `A,B,C\nx,y,z\n2026-11-20,${number},120.00`;
    expect(findTable(content).heading).toBe(1);
    expect(findTable(content, 2).header).toEqual(["x", "y", "z"]);
  });

  test("reads the account from the lines above the table", () => {
    const table = findTable(
      `Konto;DE89 3704 0044 0532 0130 00;x\nBuchungstag;Verwendungszweck;Betrag\n20.11.2026;x;1,00`,
    );
    expect(detectColumns(table, currency).accountName).toBe("DE89370400440532013000");
  });
});

describe("a file in UTF-16 with tabs, as spreadsheets save Unicode text", () => {
  const content = `Date\tDescription\tAmount\n2026-11-20\tÉté ${number}\t120.00\n`;
  const littleEndian = Buffer.from(`\uFEFF${content}`, "utf16le");

  test("is read in little-endian byte order", () => {
    expect(outcomes(textOf(littleEndian))).toEqual(["pays 12000"]);
  });

  test("is read in big-endian byte order", () => {
    expect(outcomes(textOf(Buffer.from(littleEndian).swap16()))).toEqual(["pays 12000"]);
  });
});
