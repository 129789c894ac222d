import {
  parseDecimal,
  parseExactPercentage,
  parsePercentage,
  parseSignedAmount,
  type ParsedAmount,
} from "#contract/money/amount.ts";
import type { LineTerms } from "#contract/invoices/invoice-sums.ts";
import { type InvoiceInput, lineField, rowsOf } from "./invoice-input";

interface Reader {
  currency: string;
  language: string;
}

/** Why a field can't be parsed. The form translates it. */
export type InvoiceFieldProblem = "required" | "quantity" | "amount" | "percentage";

type ReadLine = LineTerms & { id?: string; description: string; quantity: number; price: number };

/**
 * Parses the lines of an invoice in the user's number format. The result is only valid if `problems` is
 * empty. The provider checks further rules.
 */
export function parseInvoiceLines(
  typed: InvoiceInput,
  reader: Reader,
): { lines: ReadLine[]; problems: Record<string, InvoiceFieldProblem> } {
  const problems: Record<string, InvoiceFieldProblem> = {};
  const text = (name: string) => typed[name]?.trim() ?? "";
  function parseNumber(
    name: string,
    problem: InvoiceFieldProblem,
    parse: (text: string) => ParsedAmount,
  ): number {
    const parsed = parse(text(name));
    if (parsed.ok) return parsed.amount;
    problems[name] = text(name) === "" ? "required" : problem;
    return 0;
  }
  function parseShare(name: string, parse = parsePercentage): number {
    if (text(name) === "") return 0;
    const points = parseNumber(name, "percentage", (one) => parse(one, reader.language));
    if (points <= 10_000) return points;
    problems[name] = "percentage";
    return 0;
  }
  const lines = Array.from({ length: rowsOf(typed) }, (_, row): ReadLine => {
    const field = (part: Parameters<typeof lineField>[1]) => lineField(row, part);
    if (text(field("description")) === "") problems[field("description")] = "required";
    const price = parseNumber(field("price"), "amount", (one) =>
      parseSignedAmount(one, reader.currency, reader.language),
    );
    const quantity = parseNumber(field("quantity"), "quantity", (one) => parseQuantity(one, reader.language));
    if (quantity === 0) problems[field("quantity")] ??= "quantity";
    const id = text(field("id"));
    return {
      ...(id && { id }),
      description: text(field("description")),
      quantity,
      price,
      discount: parseShare(field("discount")),
      tax1: parseShare(field("tax1"), parseExactPercentage),
      tax2: parseShare(field("tax2"), parseExactPercentage),
    };
  });
  return { lines, problems };
}

/** Parses a quantity, which has up to three decimals, into thousandths. */
function parseQuantity(text: string, language: string): ParsedAmount {
  const [whole = "", fraction = ""] = text.split(/[.,٫]/);
  // Quantities have no grouping marks, so "1,5" and "1.5" mean one and a half in all three languages.
  if (/^[.,٫]/.test(text) || text.split(/[.,٫]/).length > 2 || fraction.length > 3)
    return { ok: false, issue: "not_a_number" };
  return parseDecimal(`${whole}${fraction.padEnd(3, "0")}`, 0, language);
}
