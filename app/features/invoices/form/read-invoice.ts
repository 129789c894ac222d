import { parseDecimal, parsePercentage, parseSignedAmount, type ParsedAmount } from "#contract/amount.ts";
import type { LineTerms } from "#contract/invoice-sums.ts";
import { type InvoiceInput, lineField, rowsOf } from "./invoice-input";

interface Reader {
  currency: string;
  language: string;
}

/** Why a field cannot be read; the words are the form's. */
export type Unread = "required" | "quantity" | "amount" | "percentage";

type ReadLine = LineTerms & { id?: string; description: string; quantity: number; price: number };

/**
 * Reads the lines of an invoice out of what was typed, in the reader's notation. What is read is right only where
 * nothing is unread; the provider says what of it breaks a rule.
 */
export function readLines(
  typed: InvoiceInput,
  reader: Reader,
): { lines: ReadLine[]; unread: Record<string, Unread> } {
  const unread: Record<string, Unread> = {};
  const text = (name: string) => typed[name]?.trim() ?? "";
  function number(name: string, why: Unread, read: (text: string) => ParsedAmount): number {
    const parsed = read(text(name));
    if (parsed.ok) return parsed.amount;
    unread[name] = text(name) === "" ? "required" : why;
    return 0;
  }
  function share(name: string): number {
    if (text(name) === "") return 0;
    const points = number(name, "percentage", (one) => parsePercentage(one, reader.language));
    if (points <= 10_000) return points;
    unread[name] = "percentage";
    return 0;
  }
  const lines = Array.from({ length: rowsOf(typed) }, (_, row): ReadLine => {
    const field = (part: Parameters<typeof lineField>[1]) => lineField(row, part);
    if (text(field("description")) === "") unread[field("description")] = "required";
    const price = number(field("price"), "amount", (one) =>
      parseSignedAmount(one, reader.currency, reader.language),
    );
    const quantity = number(field("quantity"), "quantity", (one) => parseQuantity(one, reader.language));
    if (quantity === 0) unread[field("quantity")] ??= "quantity";
    const id = text(field("id"));
    return {
      ...(id && { id }),
      description: text(field("description")),
      quantity,
      price,
      discount: share(field("discount")),
      tax1: share(field("tax1")),
      tax2: share(field("tax2")),
    };
  });
  return { lines, unread };
}

/** A quantity in thousandths, read like an amount of a currency with three decimals. */
function parseQuantity(text: string, language: string): ParsedAmount {
  const [whole = "", fraction = ""] = text.split(/[.,٫]/);
  // "1,5" and "1.5" are one and a half in all three languages: a quantity is never grouped.
  if (/^[.,٫]/.test(text) || text.split(/[.,٫]/).length > 2 || fraction.length > 3)
    return { ok: false, issue: "not_a_number" };
  return parseDecimal(`${whole}${fraction.padEnd(3, "0")}`, 0, language);
}
