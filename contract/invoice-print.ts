import { z } from "zod";
import { id } from "./identifiers.ts";
import { paymentMethods } from "./invoice-limits.ts";

/** What of an invoice's terms stands on the paper. */
export const invoicePrint = z.object({
  /** How it is to be paid; null leaves that open. */
  via: z.enum(paymentMethods).nullable(),
  /** The days until it is due, and the operator's bank. */
  terms: z.boolean(),
  /** The note to the network. */
  note: z.boolean(),
  /** A slip to send along with a payment. */
  stub: z.boolean(),
  /** Whom the network can ask; the name as it was when it was chosen. */
  salesperson: z.object({ id, name: z.string() }).nullable(),
});
export type InvoicePrint = z.infer<typeof invoicePrint>;

/** As it is asked for: the salesperson is somebody who works here. */
export const askedPrint = invoicePrint.extend({ salesperson: id.nullable() });
export type AskedPrint = z.infer<typeof askedPrint>;
