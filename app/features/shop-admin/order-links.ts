import { adminOrdersPath } from "./shop-admin-paths";

/** Returns the path of the list of orders in a range of days, without failed and refunded orders. */
export function salesPath({ from, to }: { from: string; to: string }): string {
  return `${adminOrdersPath}?${new URLSearchParams({ "f.counts": "yes", "f.from": from, "f.to": to })}`;
}
