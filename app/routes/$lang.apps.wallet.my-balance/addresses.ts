/** The screen's path without language prefix. */
export const balancePath = "/apps/wallet/my-balance";

/** The parameter that shows the accounting view instead of the statement. */
export const accountingParameter = "accounts";

/** Returns whether a URL shows the accounting view, or has parameters that only this view supports. */
export function isAccounting(parameters: URLSearchParams): boolean {
  return [accountingParameter, "f.account", "f.kind", "cols", "density"].some((name) => parameters.has(name));
}

/** Returns the path of the statement for a range of days as a PDF. */
export function pdfPath(days: { from?: string; to?: string }): string {
  const search = new URLSearchParams(days).toString();
  return `${balancePath}/statement${search && `?${search}`}`;
}
