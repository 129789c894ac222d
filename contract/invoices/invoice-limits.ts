/** Separate from the schemas, so that browser code doesn't load the schema library. */
export const maxLines = 25;
export const maxDescriptionLength = 200;
export const maxNoteLength = 1000;
/** The maximum quantity in thousandths: a million. */
export const maxQuantity = 1_000_000_000;

export const invoiceStates = ["draft", "sent", "partially_paid", "paid", "void"] as const;
export type InvoiceState = (typeof invoiceStates)[number];

/** `offset`: set off against an amount that the operator owes the network. */
export const paymentMethods = ["bank_transfer", "card", "cash", "offset"] as const;
export type PaymentMethod = (typeof paymentMethods)[number];

/** The parts of an invoice that are printed by default. */
export const defaultPrint = {
  via: null,
  terms: true,
  note: true,
  stub: false,
  salesperson: null,
};

export const invoiceLanguages = ["en", "fr", "ar"] as const;
export type InvoiceLanguage = (typeof invoiceLanguages)[number];

/** Limits of a bank file: bytes, lines, and characters of a movement's text. */
export const maxStatementBytes = 1024 * 1024;
export const maxMovements = 5_000;
export const maxMovementLength = 400;

/** The number of lines at the top of a bank file that can contain the headings. */
export const headingLines = 40;

/**
 * `aside`: belongs to no invoice. `returned`: a payment that was sent back, or the movement that sent it back.
 */
export const bankLineStates = ["open", "assigned", "aside", "returned"] as const;
export type BankLineState = (typeof bankLineStates)[number];

/** The result of importing a line. `known`: already in another file, or in an earlier line of this one. */
export const movementOutcomes = ["pays", "suggested", "open", "known", "unreadable"] as const;

/** The orders of year, month and day in a date: 2026-03-31, 31.03.2026, 03/31/2026. */
export const dayOrders = ["ymd", "dmy", "mdy"] as const;
export const decimalMarks = [".", ","] as const;
