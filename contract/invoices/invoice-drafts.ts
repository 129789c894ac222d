import { defineStep } from "../calls/call.ts";
import { invoice } from "./invoices.ts";

export const duplicateInvoice = defineStep("/v1/admin/invoices/{id}/duplicate", {
  summary: "Duplicate an invoice as a new draft with the same lines but without its purchases",
  permission: "invoices.write",
  data: invoice,
  status: 201,
});
export const restoreInvoice = defineStep("/v1/admin/invoices/{id}/restore", {
  summary: "Restore a discarded draft within an hour; 409 if its month has been invoiced since",
  permission: "invoices.write",
  data: invoice,
});
