import type { InvoiceLanguage } from "#contract/invoices/invoice-limits.ts";
import { invoice as invoiceEn } from "../locales/en/invoice.ts";
import { invoice as invoiceFr } from "../locales/fr/invoice.ts";
import { invoice as invoiceAr } from "../locales/ar/invoice.ts";
import { receipt as receiptEn } from "../locales/en/receipt.ts";
import { receipt as receiptFr } from "../locales/fr/receipt.ts";
import { receipt as receiptAr } from "../locales/ar/receipt.ts";
import { statement as statementEn } from "../locales/en/statement.ts";
import { statement as statementFr } from "../locales/fr/statement.ts";
import { statement as statementAr } from "../locales/ar/statement.ts";

// The texts printed on documents, by language. The English files contain comments on them.

export const invoiceWords: Record<InvoiceLanguage, typeof invoiceEn> = {
  en: invoiceEn,
  fr: invoiceFr,
  ar: invoiceAr,
};

export const receiptWords: Record<InvoiceLanguage, typeof receiptEn> = {
  en: receiptEn,
  fr: receiptFr,
  ar: receiptAr,
};

export const statementWords: Record<InvoiceLanguage, typeof statementEn> = {
  en: statementEn,
  fr: statementFr,
  ar: statementAr,
};
