import { maxLines, paymentMethods } from "#contract/invoices/invoice-limits.ts";
import type { PrintRequest, InvoicePrint } from "#contract/invoices/invoice-print.ts";
import type { Billing, Invoice } from "#contract/invoices/invoices.ts";
import { formatAmountInput, formatFraction, percentageText } from "~/i18n/typed-text";

/** The text of each field in the form, by the field's name. */
export type InvoiceInput = Record<string, string>;

const parts = ["id", "source", "description", "quantity", "price", "discount", "tax1", "tax2"] as const;
type Part = (typeof parts)[number];

/** Returns the name of a field in a line. */
export function lineField(row: number, part: Part): string {
  return `line${row}-${part}`;
}

const allRows = Array.from({ length: maxLines }, (_, row) => row);

/** Fields of the printed terms. */
const printFields = ["via", "salesperson", "terms", "printNote", "stub"];

/** The names of all fields except the form's key and version. */
export const invoiceFields = [
  ...["network", "issuedOn", "dueOn", "note", "rows"],
  ...printFields,
  ...allRows.flatMap((row) => parts.map((part) => lineField(row, part))),
];

/** Returns the number of lines in a form. */
export function rowsOf(typed: InvoiceInput): number {
  const rows = Number(typed.rows);
  return Number.isInteger(rows) && rows >= 1 ? Math.min(rows, maxLines) : 1;
}

/** Returns a new line with the network's taxes. */
export function emptyLine(
  row: number,
  { tax1, tax2 }: Pick<Billing, "tax1" | "tax2">,
  language: string,
): InvoiceInput {
  return {
    [lineField(row, "quantity")]: "1",
    [lineField(row, "tax1")]: tax1 === 0 ? "" : percentageText(tax1, language),
    [lineField(row, "tax2")]: tax2 === 0 ? "" : percentageText(tax2, language),
  };
}

/** Returns the form's fields for the printed terms. A switch that is off isn't included. */
export function printFieldsOf(print: InvoicePrint): InvoiceInput {
  return {
    via: print.via ?? "",
    salesperson: print.salesperson?.id ?? "",
    ...(print.terms && { terms: "on" }),
    ...(print.note && { printNote: "on" }),
    ...(print.stub && { stub: "on" }),
  };
}

/** Reads the printed terms from the form's fields. */
export function parsePrintTerms(typed: InvoiceInput): PrintRequest {
  return {
    via: paymentMethods.find((method) => method === typed.via) ?? null,
    salesperson: typed.salesperson || null,
    terms: typed.terms === "on",
    note: typed.printNote === "on",
    stub: typed.stub === "on",
  };
}

/** Returns the form's fields for an invoice. */
export function invoiceInput(invoice: Invoice, language: string): InvoiceInput {
  const { issuedOn, dueOn, note, lines, currency, print } = invoice;
  const shareText = (points: number) => (points === 0 ? "" : percentageText(points, language));
  const rows = lines.map((line, row): InvoiceInput => ({
    [lineField(row, "id")]: line.id,
    [lineField(row, "source")]: line.source,
    [lineField(row, "description")]: line.description,
    [lineField(row, "quantity")]: formatFraction(line.quantity, 3, language),
    [lineField(row, "price")]: formatAmountInput(line.price, currency, language),
    [lineField(row, "discount")]: shareText(line.discount),
    [lineField(row, "tax1")]: shareText(line.tax1),
    [lineField(row, "tax2")]: shareText(line.tax2),
  }));
  const headerFields = {
    issuedOn: issuedOn ?? "",
    dueOn: dueOn ?? "",
    note,
    ...printFieldsOf(print),
    rows: String(Math.max(1, lines.length)),
  };
  return Object.assign(headerFields, ...rows) as InvoiceInput;
}

/**
 * Applies a line button to the typed values: `add-line`, `remove-line-2`, `line-up-2` or `line-down-2`.
 * Returns `undefined` for any other button.
 */
export function applyLineButton(typed: InvoiceInput, intent: string): InvoiceInput | undefined {
  const rows = rowsOf(typed);
  if (intent === "add-line") {
    const row = Math.min(rows, maxLines - 1);
    const [tax1, tax2] = (["tax1", "tax2"] as const).map((tax) => typed[lineField(rows - 1, tax)] ?? "");
    if (rows === maxLines) return typed;
    const line = {
      [lineField(row, "quantity")]: "1",
      [lineField(row, "tax1")]: tax1!,
      [lineField(row, "tax2")]: tax2!,
    };
    return { ...typed, ...line, rows: String(rows + 1) };
  }
  const { button, row } = parseLineButton(intent);
  if (button === undefined || row >= rows) return undefined;
  const order = allRows.slice(0, rows);
  if (button === "remove-line") order.splice(row, 1);
  else {
    const swapRow = button === "line-up" ? row - 1 : row + 1;
    if (swapRow < 0 || swapRow >= rows) return typed;
    [order[row], order[swapRow]] = [swapRow, row];
  }
  return reorderLines(typed, order.length === 0 ? [maxLines] : order);
}

function parseLineButton(intent: string) {
  const [, button, number] = /^(remove-line|line-up|line-down)-(\d+)$/.exec(intent) ?? [];
  return { button, row: Number(number) };
}

/**
 * Returns the name of the field that gets the focus after a line button was pressed: the description of the new
 * or moved line or, after a line was removed, of the line that follows it.
 */
export function fieldAfterLineButton(typed: InvoiceInput): string | undefined {
  const { intent = "" } = typed;
  const last = rowsOf(typed) - 1;
  if (intent === "add-line") return lineField(last, "description");
  const { button, row } = parseLineButton(intent);
  if (button === undefined) return undefined;
  const targetRow = { "line-up": row - 1, "line-down": row + 1 }[button] ?? row;
  return lineField(Math.min(Math.max(targetRow, 0), last), "description");
}

/** Reorders the lines. An index in `order` without a line results in an empty line. */
function reorderLines(typed: InvoiceInput, order: number[]): InvoiceInput {
  const otherFields = Object.entries(typed).filter(([name]) => !/^line\d+-/.test(name));
  const lines = order.flatMap((from, row) =>
    parts.map((part): [string, string] => [
      lineField(row, part),
      typed[lineField(from, part)] ?? (part === "quantity" ? "1" : ""),
    ]),
  );
  return { ...Object.fromEntries([...otherFields, ...lines]), rows: String(order.length) };
}
