import type { dayOrders } from "#contract/invoices/invoice-limits.ts";
import { withoutMarks } from "#contract/text/input/marks.ts";

export type StatementDayOrder = (typeof dayOrders)[number];

// Beginnings of month names in English, German, French, Dutch, Spanish, Italian, Portuguese, the Nordic languages
// and Arabic; longer ones distinguish June from July.
const monthBeginnings = [
  ["jan", "jän", "ene", "gen", "يناير"],
  ["feb", "fév", "fev", "فبراير"],
  ["mar", "mär", "maa", "mrt", "مارس"],
  ["apr", "avr", "abr", "أبريل", "ابريل", "إبريل"],
  ["may", "mai", "mei", "mag", "maj", "مايو"],
  ["jun", "juin", "giu", "يونيو"],
  ["jul", "juil", "lug", "يوليو"],
  ["aug", "aoû", "aou", "ago", "أغسطس", "اغسطس"],
  ["sep", "set", "سبتمبر"],
  ["oct", "okt", "ott", "out", "أكتوبر", "اكتوبر"],
  ["nov", "نوفمبر"],
  ["dec", "dez", "déc", "dic", "ديسمبر"],
];

/**
 * Parses a date as banks write it: in numbers, as `20261120`, or with the month's name.
 * @returns `2026-03-31`; "unclear" if the order of day and month matters and is unknown; `null` if it isn't a
 * date
 */
export function readDay(cell: string, order: StatementDayOrder | null): string | "unclear" | null {
  // Spaces follow dots in Central Europe, where some dates also end with a dot: `2026. 11. 20.`
  const normalized = withoutMarks(cell)
    .trim()
    .replace(/(\d)\. (?=\d)/g, "$1.")
    .replace(/^([\d.]+)\.$/, "$1");
  const eastAsian = /^(\d{4})[年년] ?(\d{1,2})[月월] ?(\d{1,2})[日일]$/.exec(normalized);
  if (eastAsian) return calendarDay(eastAsian[1]!, eastAsian[2]!, eastAsian[3]!);
  const compact = /^(\d{4})(\d{2})(\d{2})$/.exec(normalized);
  if (compact) return calendarDay(compact[1]!, compact[2]!, compact[3]!);
  const byName = /^(\d{1,2})(?:\.|er)?[ ./-]?(?:de )?([\p{L}]{3,10})\.?,?[ ./-]?(?:de )?(\d{4}|\d{2})$/u.exec(
    normalized,
  );
  if (byName) return calendarDay(byName[3]!, monthOf(byName[2]!), byName[1]!);
  const american = /^([\p{L}]{3,10})\.? (\d{1,2}),? ?(\d{4})$/u.exec(normalized);
  if (american) return calendarDay(american[3]!, monthOf(american[1]!), american[2]!);
  const [, one = "", mark = "", two = "", three = ""] =
    /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})(?:[T ].*)?$/.exec(normalized) ?? [];
  if (one === "") return null;
  if (one.length === 4 || (order === "ymd" && one.length === 2)) return calendarDay(one, two, three);
  if (order === "ymd") return null;
  const cellOrder = mark === "." ? "dmy" : order;
  if (cellOrder === null && Number(one) <= 12 && Number(two) <= 12 && Number(one) !== Number(two))
    return "unclear";
  const isMonthFirst = cellOrder === null ? Number(two) > 12 : cellOrder === "mdy";
  return isMonthFirst ? calendarDay(three, one, two) : calendarDay(three, two, one);
}

function monthOf(name: string): string {
  const lowerCased = name.toLowerCase();
  return String(
    monthBeginnings.findIndex((beginnings) => beginnings.some((one) => lowerCased.startsWith(one))) + 1,
  );
}

function calendarDay(year: string, month: string, day: string): string | null {
  if (!/^(\d{2}|\d{4})$/.test(year) || day.length > 2) return null;
  const full = `${year.padStart(4, "20")}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  const at = new Date(`${full}T00:00:00Z`);
  return Number.isNaN(at.getTime()) || at.toISOString().slice(0, 10) !== full ? null : full;
}

/** Determines the order of a column's dates; `null` if all are ambiguous or they contradict each other. */
export function dayOrderOf(cells: string[]): StatementDayOrder | null {
  const orders = new Set<StatementDayOrder>();
  let isUnclear = false;
  for (const cell of cells) {
    const parts = /^(\d{1,4})([-./])(\d{1,2})\2(\d{1,4})/.exec(withoutMarks(cell).trim());
    if (!parts) continue;
    const [one, two] = [Number(parts[1]), Number(parts[3])];
    if (parts[1]!.length === 4) orders.add("ymd");
    else if (parts[2] === "." || one > 12) orders.add("dmy");
    else if (two > 12) orders.add("mdy");
    else isUnclear ||= one !== two;
  }
  const [only] = orders;
  if (orders.size > 1) return null;
  return only ?? (isUnclear ? null : "dmy");
}
