import { z } from "zod";
import { mostChosen, refusedOne } from "./bulk.ts";
import { defineCall } from "./call.ts";
import { boundedDay, id } from "./identifiers.ts";
import { listedInvoice, paymentMethod } from "./invoices.ts";

/**
 * One step for many: each invoice is its own transaction and answers for itself, one that changed since its
 * `version` was seen with a refusal. So does an idempotency key: sent again, what was done gives its first
 * answer, what was refused is tried once more.
 */
export const decideInvoices = defineCall("POST", "/v1/admin/invoices/bulk", {
  permission: ["invoices.write", "invoices.settle"],
  summary: "Send drafts, throw drafts away, or record all that is open as paid; up to 100 invoices",
  body: z.object({
    invoices: z
      .array(z.object({ id, version: z.int().positive() }))
      .min(1)
      .max(mostChosen),
    asked: z.discriminatedUnion("step", [
      /** By mail with the PDF to each network that has an address; the others only get their number. */
      z.object({ step: z.literal("send") }),
      z.object({ step: z.literal("discard") }),
      z.object({ step: z.literal("pay"), paidOn: boundedDay, method: paymentMethod }),
    ]),
  }),
  data: z.object({ done: z.array(listedInvoice.pick({ id: true })), refused: z.array(refusedOne) }),
  idempotencyKey: "required",
});
