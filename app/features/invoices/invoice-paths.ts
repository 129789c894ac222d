/** The invoices' screens, without language prefix. */
export const invoicesPath = "/apps/invoice/list";
export const newInvoicePath = "/apps/invoice/add";
export const billingPath = "/apps/invoice/billing";
export const reconciliationPath = "/apps/invoice/reconciliation";

export function invoicePath(id: string): string {
  return `/apps/invoice/preview/${encodeURIComponent(id)}`;
}

export function editInvoicePath(id: string): string {
  return `/apps/invoice/edit/${encodeURIComponent(id)}`;
}
