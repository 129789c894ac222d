import { listNetworkNames } from "#contract/admin-names.ts";
import { exportInvoices, listInvoices } from "#contract/invoices.ts";
import { listScreen } from "~/components/data-table/list-screen.server";
import { invoicesPath } from "~/features/invoices/invoice-paths";

/** All invoices, newest first. */
export const invoices = listScreen(listInvoices, {
  file: { call: exportInvoices, name: "invoices", path: invoicesPath },
  names: { network: listNetworkNames },
  timeColumn: "created",
});
