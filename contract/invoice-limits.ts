/** Apart from the schemas, so that browser code stays light. */
export const mostLines = 25;
export const longestDescription = 200;
export const longestNote = 1000;
/** Of a quantity, in thousandths: a million. */
export const largestQuantity = 1_000_000_000;

export const invoiceStates = ["draft", "sent", "partially_paid", "paid", "void"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** `offset`: set off against what we owe. */
export const paymentMethods = ["bank_transfer", "card", "cash", "offset"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** What an invoice prints unless somebody chose otherwise. */
export const usualPrint = {
  via: null,
  terms: true,
  note: true,
  stub: false,
  salesperson: null,
};

export const invoiceLanguages = ["en", "fr", "ar"] as const;
export type InvoiceLanguage = (typeof invoiceLanguages)[number];

/** Of a bank's file: bytes, lines, and characters of a movement's words. */
export const largestStatement = 1024 * 1024;
export const mostMovements = 5_000;
export const longestMovement = 400;

/** How many lines from the top the headings of a bank's file may stand in. */
export const headingLines = 40;

/** `aside`: no invoice's. `returned`: sent back, or the return of another. */
export const bankLineStates = ["open", "assigned", "aside", "returned"] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** What reading a line in would do. `known`: another file, or an earlier line of this one, brought it. */
export const movementOutcomes = ["pays", "suggested", "open", "known", "unreadable"] as const;

/** How a bank writes days: 2026-03-31, 31.03.2026, 03/31/2026. */
export const dayOrders = ["ymd", "dmy", "mdy"] as const;
export const decimalMarks = [".", ","] as const;
