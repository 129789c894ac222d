/** The paths of the invoice screens, without language prefix. */
export const invoicesPath = "/apps/invoice/list";
export const newInvoicePath = "/apps/invoice/add";
export const billingPath = "/apps/invoice/billing";
export const reconciliationPath = "/apps/invoice/reconciliation";
export const journalPath = "/apps/invoice/journal";

export function invoicePath(id: string): string {
  return `/apps/invoice/preview/${encodeURIComponent(id)}`;
}

export function editInvoicePath(id: string): string {
  return `/apps/invoice/edit/${encodeURIComponent(id)}`;
}

export const bankPath = "/apps/invoice/bank";

/** Returns the path of the page that previews a bank file before its import. */
export function statementPath(id: string): string {
  return `${bankPath}?statement=${encodeURIComponent(id)}`;
}
