import { defineStep } from "../calls/call.ts";
import { invoice } from "./invoices.ts";

export const duplicateInvoice = defineStep("/v1/admin/invoices/{id}/duplicate", {
  summary: "A new draft with the same lines, as lines of its own: it holds no purchases",
  permission: "invoices.write",
  data: invoice,
  status: 201,
});
export const restoreInvoice = defineStep("/v1/admin/invoices/{id}/restore", {
  summary:
    "Take back that a draft was thrown away, within an hour; 409 when its month was invoiced meanwhile",
  permission: "invoices.write",
  data: invoice,
});
