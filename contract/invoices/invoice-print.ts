import { z } from "zod";
import { id } from "../text/identifiers.ts";
import { paymentMethods } from "./invoice-limits.ts";

/** The optional parts of an invoice that are printed. */
export const invoicePrint = z.object({
  /** The payment method; `null` to leave it open. */
  via: z.enum(paymentMethods).nullable(),
  /** The payment term and the operator's bank details. */
  terms: z.boolean(),
  /** The note to the network. */
  note: z.boolean(),
  /** A payment slip. */
  stub: z.boolean(),
  /** The network's contact at the operator. The name is stored as it was when the contact was chosen. */
  salesperson: z.object({ id, name: z.string() }).nullable(),
});
export type InvoicePrint = z.infer<typeof invoicePrint>;

/** The input, in which `salesperson` is the id of a staff member. */
export const printRequest = invoicePrint.extend({ salesperson: id.nullable() });
export type PrintRequest = z.infer<typeof printRequest>;
