import { describe, expect, test } from "vitest";
import { maxRateDays } from "#contract/exchange-rates/exchange-rate-files.ts";
import { dayAfter } from "#contract/overview/overview-periods.ts";
import { ratesInto, readEuroRates } from "#provider/modules/exchange-rates/read-ecb.ts";

/** A document as the bank publishes it. */
const xml = (days: string) => `<?xml version="1.0" encoding="UTF-8"?>
<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref">
	<gesmes:subject>Reference rates</gesmes:subject>
	<gesmes:Sender><gesmes:name>European Central Bank</gesmes:name></gesmes:Sender>
	<Cube>${days}</Cube>
</gesmes:Envelope>`;
const daily = xml(`<Cube time='2026-03-06'>
			<Cube currency='USD' rate='1.0800'/>
			<Cube currency='JPY' rate='160.00'/>
			<Cube currency='GBP' rate='0.8640'/></Cube>`);
const rates = {
  EUR: "1.08",
  JPY: "0.00675",
  GBP: "1.25",
};
const ratesByCurrency = (base: string, text: string) =>
  Object.fromEntries(ratesInto(base, readEuroRates(text)).map(({ currency, rate }) => [currency, rate]));
const daysOf = (text: string) => readEuroRates(text).days.map(({ day }) => day);

describe("the rates of a day", () => {
  test.each([
    ["XML", daily],
    ["XML with double quotes", daily.replaceAll("'", '"')],
    ["CSV as it is published", "Date, USD, JPY, GBP, \n06 March 2026, 1.0800, 160.00, 0.8640, \n"],
    ["CSV of many days", "Date,USD,JPY,GBP,\n2026-03-06,1.08,160,0.864,\n"],
    ["a table saved by a spreadsheet", "Date;USD;JPY;GBP\r\n2026-03-06;1.0800;160.00;0.8640\r\n"],
  ])("are converted from %s through the euro", (_, text) => {
    expect(ratesByCurrency("USD", text)).toEqual(rates);
    expect(daysOf(text)).toEqual(["2026-03-06"]);
  });

  test("are the inverse if the accounts are in euros, rounded to twelve decimals", () => {
    expect(ratesByCurrency("EUR", daily)).toEqual({
      USD: "0.925925925926",
      JPY: "0.00625",
      GBP: "1.157407407407",
    });
  });

  test("are empty without a rate of the accounts' currency", () => {
    expect(ratesByCurrency("CHF", daily)).toEqual({});
  });
});

test("reads many days, the latest first, and leaves out currencies without a rate on a day", () => {
  const text = "Date,USD,CYP,\n2026-03-05,1.07,0.58,\n2026-03-06,1.08,N/A,\n";
  expect(daysOf(text)).toEqual(["2026-03-06", "2026-03-05"]);
  expect(readEuroRates(text).days[0]!.perEuro.has("CYP")).toBe(false);
});

test("reads the latest days of a long file, and reports the number of others", () => {
  const days = Array.from({ length: maxRateDays + 5 }, (_, index) => dayAfter("2025-01-01", index));
  const read = readEuroRates(`Date,USD\n${days.map((day) => `${day},1.08`).join("\n")}`);
  expect(read.days).toHaveLength(maxRateDays);
  expect(read.days[0]!.day).toBe(days.at(-1));
  expect(read.olderDays).toBe(5);
});

describe("refuses", () => {
  const dtd = `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>`;
  test.each([
    ["a document type with an entity", daily.replace("<gesmes:Envelope", `${dtd}<gesmes:Envelope`)],
    ["character data that could hide rates", xml(`<![CDATA[<Cube time='2026-03-06'/>]]>`)],
    ["another document", daily.replaceAll("eurofxref", "other")],
    ["a document without rates", xml("")],
    ["a rate before any day", xml("<Cube currency='USD' rate='1.08'/>")],
    ["a day that doesn't exist", daily.replace("2026-03-06", "2026-02-30")],
    ["a rate of zero", daily.replace("1.0800", "0.0000")],
    ["a rate with an exponent", daily.replace("1.0800", "1e3")],
    ["a decimal comma", "Date;USD\n2026-03-06;1,08\n"],
    ["an entity instead of a rate", daily.replace("1.0800", "&rate;")],
    ["a missing rate", daily.replace("rate='1.0800'", "")],
    ["a currency twice on one day", daily.replace("JPY", "USD")],
    ["another table", "Date,Amount\n2026-03-06,1.08\n"],
    ["a table without a day", "Currency,USD\n2026-03-06,1.08\n"],
    ["tags that aren't closed", xml("<Cube ".repeat(40))],
    ["comments that aren't closed", xml("<!--".repeat(40))],
    ["an attribute without a value", xml(`<Cube ${"a".repeat(40)}/>`)],
  ])("%s", (_, text) => {
    expect(() => readEuroRates(text)).toThrow(expect.objectContaining({ status: 400 }));
  });
});
