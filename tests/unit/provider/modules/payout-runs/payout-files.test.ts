import { expect, test } from "vitest";
import { railsFor } from "#contract/payout-runs/rails.ts";
import type { Payment } from "#provider/modules/payout-runs/rails/rail.ts";
import { isTargetDay, nextBusinessDay } from "#provider/modules/payout-runs/rails/business-days.ts";
import { railOf } from "#provider/modules/payout-runs/rails/rails.ts";

const account = {
  name: "Müller & Söhne GmbH",
  iban: "DE89370400440532013000",
  bic: "COBADEFFXXX",
  ach: null,
};
const payment: Payment = {
  reference: "WD-7KJ0MP3J",
  net: 4_900n,
  details: { kind: "bank_transfer", holder: "Jürgen Straße", iban: "FR1420041010050500013M02606" },
};
const input = {
  id: "0b6e2f7e-54a5-4c2f-9a53-1a4f1f0f2c11",
  number: 12,
  profile: "epc" as const,
  currency: "EUR",
  at: new Date("2026-11-27T20:15:00Z"),
  executionDay: "2026-11-30",
  account,
  payments: [payment, { ...payment, reference: "WD-00000002", net: 1n }],
};

/** Returns the texts of all elements with this name. */
function textsOf(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}(?: [^>]*)?>([^<]*)</${name}>`, "g"))].map(([, text]) => text!);
}

test("a SEPA file states the number and sum of its payments in the group and in the block", () => {
  const xml = railOf.sepa.write(input);
  expect(textsOf(xml, "NbOfTxs")).toEqual(["2", "2"]);
  expect(textsOf(xml, "CtrlSum")).toEqual(["49.01", "49.01"]);
});

test("a SEPA payment has the withdrawal's reference and its exact amount in euros", () => {
  const xml = railOf.sepa.write(input);
  expect(textsOf(xml, "EndToEndId")).toEqual(["WD-7KJ0MP3J", "WD-00000002"]);
  expect(xml).toContain('<InstdAmt Ccy="EUR">0.01</InstdAmt>');
});

test("names are written in the characters of SEPA payments, with the profile's umlauts", () => {
  expect(textsOf(railOf.sepa.write(input), "Nm")).toContain("Jurgen Strasse");
  const german = railOf.sepa.write({ ...input, profile: "dk" });
  expect(textsOf(german, "Nm")).toEqual(expect.arrayContaining(["Mueller + Soehne GmbH", "Juergen Strasse"]));
});

test("the German profile has no sum in the group", () => {
  expect(textsOf(railOf.sepa.write({ ...input, profile: "dk" }), "CtrlSum")).toEqual(["49.01"]);
});

test("the older version uses its schema's elements for the day and the bank", () => {
  const xml = railOf.sepa.write({ ...input, profile: "epc_2009" });
  expect(xml).toContain("<ReqdExctnDt>2026-11-30</ReqdExctnDt>");
  expect(xml).toContain("<BIC>COBADEFFXXX</BIC>");
});

test("without the operator's BIC a file says that the bank isn't provided", () => {
  const xml = railOf.sepa.write({ ...input, account: { ...account, bic: "" } });
  expect(xml).toContain("<FinInstnId><Othr><Id>NOTPROVIDED</Id></Othr></FinInstnId>");
});

test("a file has the same bytes each time", () => {
  expect(railOf.sepa.write(input)).toBe(railOf.sepa.write(input));
});

test("accounts outside SEPA, wrong IBANs and names in other scripts are excluded", () => {
  const exclude = (details: Payment["details"]) =>
    railOf.sepa.exclude(details, { net: 4_900n, currency: "EUR" });
  const details = { kind: "bank_transfer", holder: "Mary Major", iban: "DE89370400440532013000" } as const;
  expect(exclude(details)).toBeNull();
  expect(exclude({ ...details, iban: "DE89370400440532013001" })).toBe("account_invalid");
  expect(exclude({ ...details, iban: "AE070331234567890123456" })).toBe("not_sepa");
  expect(exclude({ ...details, holder: "مريم" })).toBe("name_not_latin");
});

test.each([
  "AL47212110090000000235698741",
  "MD24AG000225100013104168",
  "ME25505000012345678951",
  "MK07250120000058984",
  "RS35260005601001611379",
])("%s is in the SEPA area", (iban) => {
  const details = { kind: "bank_transfer", holder: "Mary Major", iban } as const;
  expect(railOf.sepa.exclude(details, { net: 4_900n, currency: "EUR" })).toBeNull();
});

test.each([
  ["a Friday evening", "2026-11-27T20:15:00Z", "2026-11-30"],
  ["late on a Sunday, when it is Monday in Frankfurt", "2026-11-29T23:30:00Z", "2026-12-01"],
  ["before Christmas", "2026-12-24T12:00:00Z", "2026-12-28"],
  ["before Good Friday", "2027-03-25T12:00:00Z", "2027-03-30"],
])("the next day of T2 after %s", (_, at, day) => {
  expect(nextBusinessDay(new Date(at), "Europe/Berlin", isTargetDay)).toBe(day);
});

test.each([2024, 2025, 2026, 2027, 2028, 2030, 2038, 2049, 2076])("T2 is closed around Easter %i", (year) => {
  const easter: Record<number, string> = {
    2024: "03-31",
    2025: "04-20",
    2026: "04-05",
    2027: "03-28",
    2028: "04-16",
    2030: "04-21",
    2038: "04-25",
    2049: "04-18",
    2076: "04-19",
  };
  const sunday = Date.parse(`${year}-${easter[year]}T00:00:00Z`);
  const isOpen = (offset: number) => isTargetDay(new Date(sunday + offset * 86_400_000));
  expect([-3, -2, 1, 2].map(isOpen)).toEqual([true, false, false, true]);
});

test("a PayPal file has a row for each payment and no header", () => {
  const details = { kind: "paypal", email: "mary@example.com" } as const;
  const csv = railOf.paypal.write({ ...input, currency: "USD", payments: [{ ...payment, details }] });
  expect(csv).toBe("mary@example.com,49.00,USD,WD-7KJ0MP3J,Cash back WD-7KJ0MP3J,PAYPAL\n");
});

test("a PayPal payment in a currency without decimals at PayPal is whole", () => {
  const details = { kind: "paypal", email: "mary@example.com" } as const;
  const payments = [{ ...payment, details, net: 490_000n }];
  const twdRun = { ...input, currency: "TWD", payments };
  expect(railOf.paypal.write(twdRun)).toContain(",4900,TWD,");
  expect(railOf.paypal.write({ ...twdRun, profile: "api" })).toContain('"value":"4900"');
  expect(railOf.paypal.exclude(details, { net: 490_000n, currency: "TWD" })).toBeNull();
  expect(railOf.paypal.exclude(details, { net: 490_050n, currency: "TWD" })).toBe("not_whole");
  expect(railOf.paypal.exclude(details, { net: 490_050n, currency: "USD" })).toBeNull();
});

test("PayPal's rail is offered only in PayPal's currencies", () => {
  expect(railsFor("USD")).toContain("paypal");
  expect(railsFor("KWD")).toEqual(["wise"]);
});

test("a Wise file pays the amount in the accounts' currency to an account in euros", () => {
  const csv = railOf.wise.write({ ...input, currency: "USD", payments: [payment] });
  expect(csv.split("\n")[1]).toBe(
    "Jurgen Strasse,,WD-7KJ0MP3J,PRIVATE,source,49.00,USD,EUR,FR1420041010050500013M02606",
  );
});
