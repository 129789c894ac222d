import { maxRateDays } from "#contract/exchange-rates/exchange-rate-files.ts";
import { day as dayText } from "#contract/text/identifiers.ts";
import { isKnownCurrency } from "#contract/exchange-rates/known-currency.ts";
import { readCsv } from "../../csv/read.ts";
import { Problem } from "../../problem.ts";

/** The value of one euro in each currency by day, latest day first. */
export interface EuroRates {
  days: { day: string; perEuro: Map<string, string> }[];
  /** The number of days left out because they are too old. */
  olderDays: number;
}

type Row = [day: string, currency: string, rate: string];

const namespace = "http://www.ecb.int/vocabulary/2002-08-01/eurofxref";
const rateText = /^(?=.*[1-9])\d{1,8}(?:\.\d{1,12})?$/;
const months = ["jan", "feb", "mar", "apr", "may", "jun", "jul", "aug", "sep", "oct", "nov", "dec"];

/**
 * Reads reference rates of the European Central Bank as it publishes them: XML or CSV, of one day or many.
 * @throws Problem 400 at `content` if it is another file, or a rate or day in it can't be read
 */
export function readEuroRates(text: string): EuroRates {
  const rows = /^\s*</.test(text) ? rowsOfXml(text) : rowsOfCsv(text);
  const days = new Map<string, Map<string, string>>();
  for (const [day, currency, rate] of rows) {
    if (!dayText.safeParse(day).success || !rateText.test(rate)) throw unreadable();
    const perEuro = days.get(day) ?? new Map<string, string>();
    // A file with two rates for a currency and day is refused, because it would be unclear which one applies.
    if (perEuro.has(currency)) throw unreadable();
    days.set(day, perEuro.set(currency, rate));
  }
  if (days.size === 0) throw unreadable();
  const latest = [...days].map(([day, perEuro]) => ({ day, perEuro }));
  latest.sort((one, other) => (one.day < other.day ? 1 : -1));
  return { days: latest.slice(0, maxRateDays), olderDays: Math.max(latest.length - maxRateDays, 0) };
}

/**
 * Reads `<Cube time="…"><Cube currency="USD" rate="1.08"/>…`. This isn't a general parser: a document with
 * declarations (DTD, entities, CDATA) is refused, and everything except `Cube` elements is ignored.
 */
function rowsOfXml(text: string): Row[] {
  const body = withoutComments(text);
  if (body.includes("<!") || !body.includes(namespace)) throw unreadable();
  const rows: Row[] = [];
  let day = "";
  for (const [, inner = ""] of body.matchAll(/<Cube\b([^<>]*)>/g)) {
    const attributes = new Map<string, string>();
    for (const [, name = "", single, double] of inner.matchAll(
      /(?<![a-z])([a-z]+)\s*=\s*(?:'([^']*)'|"([^"]*)")/gi,
    ))
      attributes.set(name, single ?? double ?? "");
    day = attributes.get("time") ?? day;
    const [currency, rate] = [attributes.get("currency"), attributes.get("rate")];
    if (currency !== undefined) rows.push([day, currency, rate ?? ""]);
  }
  return rows;
}

/** Removes complete comments. Searches each part of the text once, as a file may open thousands of comments. */
function withoutComments(text: string): string {
  let result = "";
  for (let from = 0; ;) {
    const start = text.indexOf("<!--", from);
    const end = start < 0 ? -1 : text.indexOf("-->", start);
    if (end < 0) return result + text.slice(from);
    result += text.slice(from, start);
    from = end + "-->".length;
  }
}

/** Reads a table with a column for each currency. A cell without a rate is empty or `N/A`. */
function rowsOfCsv(text: string): Row[] {
  const { header, lines } = readCsv(text);
  const [first, ...currencies] = header.map((name) => name.trim());
  const namedColumns = currencies.filter((name) => name !== "");
  if (first?.toLowerCase() !== "date" || namedColumns.length === 0) throw unreadable();
  if (!namedColumns.every((name) => /^[A-Z]{3}$/.test(name))) throw unreadable();
  return lines.flatMap(({ cells: [date = "", ...rates] }) => {
    const day = dayOf(date.trim());
    return currencies.flatMap((currency, index): Row[] => {
      const rate = rates[index]?.trim() ?? "";
      return currency === "" || rate === "" || rate === "N/A" ? [] : [[day, currency, rate]];
    });
  });
}

/** Returns `27 November 2026` as `2026-11-27`. */
function dayOf(text: string): string {
  const [, date = "", month = "", year = ""] = /^(\d{1,2}) ([a-z]{3})[a-z]* (\d{4})$/i.exec(text) ?? [];
  if (date === "") return text;
  const number = months.indexOf(month.toLowerCase()) + 1;
  return `${year}-${String(number).padStart(2, "0")}-${date.padStart(2, "0")}`;
}

const digits = 12;

/**
 * Converts the rates to `base` through the euro, rounded to twelve decimals. Skips days without a rate for `base`,
 * and unknown currencies.
 */
export function ratesInto(
  base: string,
  { days }: EuroRates,
): { currency: string; day: string; rate: string }[] {
  return days.flatMap(({ day, perEuro }) => {
    const ofBase = base === "EUR" ? "1" : perEuro.get(base);
    if (ofBase === undefined) return [];
    return [["EUR", "1"] as const, ...perEuro].flatMap(([currency, perOne]) => {
      if (currency === base || !isKnownCurrency(currency)) return [];
      const rate = divide(ofBase, perOne);
      return rate === undefined ? [] : [{ currency, day, rate }];
    });
  });
}

/** Divides decimal numbers, rounded half up; undefined if the result is too small or too large for a rate. */
function divide(one: string, other: string): string | undefined {
  const [dividend, divisor] = [scaleRate(one), scaleRate(other)];
  const quotient = (2n * dividend * 10n ** BigInt(digits) + divisor) / (2n * divisor);
  const text = String(quotient).padStart(digits + 1, "0");
  const [whole, decimals] = [text.slice(0, -digits), text.slice(-digits).replace(/0+$/, "")];
  if (quotient === 0n || whole.length > 8) return undefined;
  return decimals === "" ? whole : `${whole}.${decimals}`;
}

function scaleRate(text: string): bigint {
  const [whole = "", decimals = ""] = text.split(".");
  return BigInt(whole + decimals.padEnd(digits, "0"));
}

function unreadable(): Problem {
  return new Problem(400, "rates_unreadable", { fields: { content: ["rates_unreadable"] } });
}
