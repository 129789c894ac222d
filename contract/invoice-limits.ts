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

export const invoiceLanguages = ["en", "fr", "ar"] as const;
export type InvoiceLanguage = (typeof invoiceLanguages)[number];
