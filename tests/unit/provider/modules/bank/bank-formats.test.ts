import { describe, expect, test } from "vitest";
import { movementsIn, outcomes } from "../../../../support/money/bank-files.ts";

const number = "INV-2026-00077";

/** Returns a table with the rows of a file, whose columns are separated by semicolons. */
const table = (heading: string, ...rows: string[]) => [heading, ...rows].join("\n");
const row = (amount: string, text = number) =>
  table("Date;Description;Amount", `2026-11-20;${text};${amount}`);

describe("the currency of a bank's file", () => {
  const two = "Date;Description;Amount;Payment currency;Account currency";

  test("is that of a column of signs, whatever its heading", () => {
    const content = table("Date;Description;Amount;Sign", `2026-11-20;${number};120.00;€`);
    expect(outcomes(content)).toEqual(["currency: €"]);
    expect(outcomes(content.replace("€", "$"))).toEqual(["pays 12000"]);
  });

  test("is the foreign one if two columns disagree, so that the row waits", () => {
    expect(outcomes(table(two, `2026-11-20;${number};120.00;USD;EUR`))).toEqual(["currency: EUR"]);
    expect(outcomes(table(two, `2026-11-20;${number};120.00;EUR;USD`))).toEqual(["currency: EUR"]);
  });

  test("isn't the one abbreviated as that of the original amount", () => {
    const heading = "Date;Description;Orig currency;Orig amount;Payment currency;Amount";
    expect(outcomes(table(heading, `2026-11-20;${number};EUR;110.00;USD;120.00`))).toEqual(["pays 12000"]);
  });

  test("isn't that of the original amount", () => {
    const heading = "Date;Description;Amount (USD);Original amount;Original currency";
    const rows = [`2026-11-20;${number};120.00;;`, "2026-11-21;Dinner;-20.00;18.00;EUR"];
    expect(outcomes(table(heading, ...rows))).toEqual(["pays 12000", "waits -2000"]);
  });
});

describe("the direction in a bank's file", () => {
  test("is given by a pair of columns with dashes in place of missing amounts", () => {
    const rows = [`2026-11-20;${number};-;120.00`, "2026-11-20;Rent;50.00;-", "2026-11-20;x;-;1.00"];
    const content = table("Date;Description;Paid out;Paid in", ...rows);
    expect(outcomes(content)).toEqual(["pays 12000", "waits -5000", "waits 100"]);
    expect(outcomes(table("Date;Description;Debit;Credit", rows[0]!))).toEqual(["pays 12000"]);
    expect(outcomes(table("Date;Description;Debit;Credit", rows[1]!))).toEqual(["waits -5000"]);
  });

  test("is given by a pair of columns next to a column of other codes", () => {
    const rows = ["CR", "BP", "CR"].map((type) => `20 Nov 2026;${type};${number};;120.00`);
    const content = table("Date;Type;Description;Paid out;Paid in", ...rows, "20 Nov 2026;DD;Rent;5.00;");
    expect(outcomes(content)).toEqual(["pays 12000", "pays 12000", "pays 12000", "waits -500"]);
  });

  test("isn't given by a column of dashes, unless its heading names it", () => {
    const withDash = (heading: string) =>
      outcomes(table(`Date;Description;Amount;${heading}`, `2026-11-20;${number};120.00;-`));
    expect(withDash("Cheque number")).toEqual(["pays 12000"]);
    expect(withDash("Segno")).toEqual(["waits -12000"]);
  });

  test("isn't a status", () => {
    const row = `2026-11-20;${number};120.00;Sent`;
    expect(outcomes(table("Date;Description;Amount;Status", row))).toEqual(["not_booked: Sent"]);
  });

  test("isn't taken from a column of kinds such as Umsatzart", () => {
    const row = `20.11.2026;SEPA-Gutschrift von;${number};;120,00`;
    expect(outcomes(table("Buchungstag;Umsatzart;Verwendungszweck;Soll;Haben", row))).toEqual(["pays 12000"]);
  });
});

describe("kinds and statuses in other languages", () => {
  const withCell = (heading: string, cell: string) =>
    table(`Date;Description;Amount;${heading}`, `2026-11-20;${number};120.00;${cell}`);

  test.each([
    ["Wn/Ma", "Wn", "Ma"],
    ["Borç/Alacak", "Borç", "Alacak"],
    ["Typ", "Obciążenie", "Uznanie"],
    ["Tapahtumalaji", "Otto", "Pano"],
    ["Typ", "Uttag", "Insättning"],
    ["Type", "Hævning", "Indsættelse"],
    ["Směr", "Odchozí", "Příchozí"],
    ["Típus", "Terhelés", "Jóváírás"],
    ["Вид", "Дебет", "Кредит"],
    ["Type", "Χρέωση", "Πίστωση"],
    ["النوع", "سحب", "إيداع"],
    ["区分", "出金", "入金"],
    ["Type", "Outgoing transfer", "Incoming transfer"],
    ["Type", "Afschrijving", "Bijschrijving"],
    ["Mov", "Saída", "Entrada"],
  ])("below %s, %s is outgoing and %s incoming", (heading, out, incoming) => {
    expect(outcomes(withCell(heading, out))).toEqual(["waits -12000"]);
    expect(outcomes(withCell(heading, incoming))).toEqual(["pays 12000"]);
  });

  test.each(["DEBIT CARD", "Obciążenie rachunku", "Überweisungsausgang", "SEPA-Lastschrift"])(
    "a row of the kind %s doesn't pay",
    (kind) => {
      expect(outcomes(withCell("Kind", kind))).toEqual([`direction: ${kind}`]);
    },
  );

  test.each([
    ["Name", "OTTO"],
    ["Name", "Held"],
    ["Ordering party", "Cargo GmbH"],
    ["Ordering party", "J. Venter"],
  ])("below %s, the payer %s isn't a kind or status", (heading, payer) => {
    expect(outcomes(withCell(heading, payer))).toEqual(["pays 12000"]);
  });

  test("a code of the direction in an unknown language waits", () => {
    expect(outcomes(withCell("Borç/Alacak", "B"))).toEqual(["direction: B"]);
  });

  test.each([
    "Nicht gebucht",
    "Väntande",
    "W toku",
    "In attesa",
    "Authorised",
    "ملغاة",
    "Pending - not posted",
  ])("a row marked %s isn't booked", (mark) => {
    expect(outcomes(withCell("Info", mark))).toEqual([`not_booked: ${mark}`]);
  });

  test.each(["Tila", "Stav", "Durum", "Статус", "状态"])("the column %s is a status", (heading) => {
    expect(outcomes(withCell(heading, "?"))).toEqual(["not_booked: ?"]);
  });
});

describe("the account of a bank's file", () => {
  const accountOf = (content: string) => movementsIn(content, {}, "EUR")[0]!.read!.account;

  test("is the operator's, not the other party's", () => {
    const heading = "IBAN/BBAN;Munt;Datum;Bedrag;Tegenrekening IBAN/BBAN;Naam tegenpartij;Omschrijving-1";
    const row = `NL20RABO0001234567;EUR;2026-11-20;+120,00;NL02ABNA0123456789;Network;${number}`;
    expect(accountOf(table(heading, row))).toBe("NL20RABO0001234567");
    const payee = "Date;Amount;Payment reference;Payee account number";
    expect(accountOf(table(payee, `2026-11-20;120.00;${number};12345`))).toBe("");
  });

  test("is its IBAN rather than its name", () => {
    const heading = "Bezeichnung Auftragskonto;IBAN Auftragskonto;Buchungstag;Verwendungszweck;Betrag";
    const row = `Giro;DE89370400440532013000;20.11.2026;${number};120,00`;
    expect(accountOf(table(heading, row))).toBe("DE89370400440532013000");
  });

  test("isn't the currency of the account", () => {
    const row = `2026-11-20;120.00;EUR;EUR;${number}`;
    expect(accountOf(table("Date;Amount;Currency;Account currency;Description", row))).toBe("");
  });
});

describe("amounts and days in a bank's file", () => {
  test.each([
    ["INR", "1,20,000.00", "pays 12000000"],
    ["INR", "1,2,000.00", "amount: 1,2,000.00"],
    ["IDR", "128.000,00 IDR", "pays 128000"],
    ["USD", "128.00 IDR", "currency: 128.00 IDR"],
    ["USD", "128.00 USD CR", "pays 12800"],
    ["KWD", "1234.500", "pays 1234500"],
    ["KWD", "0.500", "pays 500"],
    ["KWD", "120.500", "amount: 120.500"],
    ["KWD", "1234٫500 د.ك", "pays 1234500"],
    ["AED", "128.00 د.إ", "pays 12800"],
    ["JPY", "￥1234", "pays 1234"],
    ["INR", "128.00(Cr)", "pays 12800"],
    ["INR", "128.00 (Dr)", "waits -12800"],
    ["INR", "128.00Dr.", "waits -12800"],
  ])("reads amounts in %s: %s", (currency, cell, outcome) => {
    expect(outcomes(row(cell), {}, currency)).toEqual([outcome]);
  });

  test.each(["20 mag 2026", "20 giu 2026", "20 set 2026", "20 out 2026"])("reads the day %s", (day) => {
    const content = table("Date;Description;Amount", `${day};x;120.00`);
    expect(movementsIn(content)[0]!.read?.bookedOn).toMatch(/^2026-(05|06|09|10)-20$/);
  });

  test.each([
    "20. 11. 2026",
    "2026. 11. 20.",
    "2026年11月20日",
    "20NOV2026",
    "20/Nov/2026",
    "20.Nov.2026",
    "November 20 2026",
    "20 de novembro de 2026",
    "20 نوفمبر 2026",
  ])("reads the day %s of November", (day) => {
    const content = table("Date;Description;Amount", `${day};x;120.00`);
    expect(movementsIn(content)[0]!.read?.bookedOn).toBe("2026-11-20");
  });

  test.each(["20 aout 2026", "20 août 2026"])("reads the day %s of August", (day) => {
    const content = table("Date;Description;Amount", `${day};x;120.00`);
    expect(movementsIn(content)[0]!.read?.bookedOn).toBe("2026-08-20");
  });

  test.each(["20 listopada 2026", "20 lip 2026"])("doesn't guess the month of %s", (day) => {
    const content = table("Date;Description;Amount", `${day};x;120.00`);
    expect(movementsIn(content, { date: 0 })[0]!.read).toBeNull();
  });

  test("a group doesn't begin with zero", () => {
    const content = table("Date;Description;Amount", `2026-11-20;${number};0.500`);
    expect(outcomes(content, { decimal: "," }, "EUR")).toEqual(["amount: 0.500"]);
  });

  test.each(["Processed", "Udført", "Ausgeführt"])("a row marked %s is booked", (state) => {
    const content = table("Date;Description;Amount;Status", `2026-11-20;${number};120.00;${state}`);
    expect(outcomes(content)).toEqual(["pays 12000"]);
  });

  test.each(["INV–2026–00077", "INV\u20112026\u201100077", "ＩＮＶ-2026-00077", "INV-2026-\u200b00077"])(
    "reads the number %j",
    (text) => {
      expect(outcomes(row("120.00", text))).toEqual(["pays 12000"]);
    },
  );
});
