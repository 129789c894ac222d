import { listNetworkNames } from "#contract/roles/admin-names.ts";
import { exportInvoices, listInvoices } from "#contract/invoices/invoices.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { invoicesPath } from "~/features/invoices/invoice-paths";

/** The list of all invoices, newest first. */
export const invoices = listScreen(listInvoices, {
  file: { call: exportInvoices, name: "invoices", path: invoicesPath },
  optionCalls: { network: listNetworkNames },
  timeColumn: "created",
});
