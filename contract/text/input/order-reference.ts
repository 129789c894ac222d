import { invisible } from "./invisible.ts";

/** Everything except letters and digits: separators, marks, symbols, decomposed accents. */
const separators = `${invisible}\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u02b0-\\u036f\\u0483-\\u0489\\u0559-\\u055f\\u0589-\\u05c7\\u05f3\\u05f4\\u0600-\\u061f\\u0640\\u064b-\\u065f\\u066a-\\u066d\\u0670\\u06d4\\u06d6-\\u06ed\\u1ab0-\\u1aff\\u1dc0-\\u1dff\\u2000-\\u2bff\\u2e00-\\u2e7f\\u3000-\\u3004\\u3008-\\u3020\\u302a-\\u3030\\u303d-\\u303f\\u3099-\\u309c\\u30a0\\u30fb\\ufd3e\\ufd3f\\ufe20-\\ufe2f\\ufe45\\ufe46\\u{1f000}-\\u{1faff}`;

/** Words before an order number, without accents. */
const leadingWords =
  "order|orderid|orderno|ordernr|ordernumber|ordernummer|id|ref|reference|referencia|referenz|no|nr|nro|nbr|num|number|numero|nummer|auftrag|auftragsnr|auftragsnummer|bestellnr|bestellnummer|bestellung|bestelling|bestelnummer|bestallning|bestilling|cde|commande|encomenda|objednavka|ordine|ordre|ordrenummer|pedido|siparis|tilaus|zamowienie|заказ|номер|رقم|طلب|الطلب|طلبية|الطلبية";

const ignoredCharacters = new RegExp(`[${invisible}\\u0300-\\u036f\\u064b-\\u065f\\u0640]`, "gu");
// A single `n` counts as a word only before a separator: `n° 5562021`, but not `n5562021`.
const leadingWord = new RegExp(
  `^(?:[${separators}]*(?:(?:${leadingWords})(?=[0-9]|[${separators}]+[^${separators}])|n(?=[${separators}]+[^${separators}])))+`,
  "u",
);
const separator = new RegExp(`[${separators}]`, "gu");
const leadingZeros = /^0+(?=.)/u;

const otherDigits = "٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹";

/**
 * Normalizes an order number for comparison: keeps only digits and letters, in lower case, and removes accents,
 * a leading word ("Order", "Bestellung", "n°"), `#`, a spreadsheet's `="…"` and leading zeros. Returns an empty
 * text if nothing remains. Used only to compare; the original is stored for display. The database function
 * `order_reference` does the same.
 */
export function comparableOrder(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(ignoredCharacters, "")
    .replace(/[٠-٩۰-۹]/gu, (digit) => String(otherDigits.indexOf(digit) % 10))
    .replaceAll("ς", "σ")
    .replace(leadingWord, "")
    .replace(separator, "")
    .replace(leadingZeros, "");
}

/** The minimum length of the shorter of two similar order numbers. */
export const minStemLength = 4;

/**
 * Returns whether one of two normalized order numbers begins with the other (`5562021`, `55620211` from
 * `5562021-1`) or consists of letters followed by the other (`orden5562021`). They may be an order and a part
 * of it, or one order with an unknown word, so a person has to compare them. Equal numbers aren't similar.
 */
export function isSimilarOrder(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  if (short.length < minStemLength || long.length === short.length) return false;
  return long.startsWith(short) || numberOf(long) === short;
}

/** Returns the part of a normalized order number from its first digit on, or all of it if it has no digit. */
export function numberOf(order: string): string {
  return order.slice(Math.max(0, order.search(/[0-9]/u)));
}
