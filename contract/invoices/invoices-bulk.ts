import { z } from "zod";
import { maxSelected, bulkRejection } from "../calls/bulk.ts";
import { defineCall } from "../calls/call.ts";
import { boundedDay, id } from "../text/identifiers.ts";
import { listedInvoice, paymentMethod } from "./invoices.ts";

/**
 * Takes an action on several invoices. Each is changed in a transaction of its own and has its own result; one
 * that changed after its `version` is refused. If the request is repeated with the same idempotency key,
 * successful invoices return their first result and refused ones are tried again.
 */
export const decideInvoices = defineCall("POST", "/v1/admin/invoices/bulk", {
  permission: ["invoices.write", "invoices.settle"],
  summary: "Send or discard drafts, or record the open amounts as paid; up to 100 invoices",
  body: z.object({
    invoices: z
      .array(z.object({ id, version: z.int().positive() }))
      .min(1)
      .max(maxSelected),
    decision: z.discriminatedUnion("step", [
      /**
       * Mails the PDF to each network that has an address. Invoices to other networks only get their number.
       */
      z.object({ step: z.literal("send") }),
      z.object({ step: z.literal("discard") }),
      z.object({ step: z.literal("pay"), paidOn: boundedDay, method: paymentMethod }),
    ]),
  }),
  data: z.object({ done: z.array(listedInvoice.pick({ id: true })), refused: z.array(bulkRejection) }),
  idempotencyKey: "required",
});
