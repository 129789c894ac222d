/** The screen's path without language prefix. */
export const balancePath = "/apps/wallet/my-balance";

/** Lists the bookings instead of the statement. */
export const accountingParameter = "accounts";

/** Returns whether a URL shows the bookings. Only they have these filters, columns and a density. */
export function isAccounting(parameters: URLSearchParams): boolean {
  return [accountingParameter, "f.account", "f.kind", "cols", "density"].some((name) => parameters.has(name));
}

/** Returns the path of the PDF with the statement of some days. */
export function pdfPath(days: { from?: string; to?: string }): string {
  const search = new URLSearchParams(days).toString();
  return `${balancePath}/statement${search && `?${search}`}`;
}
