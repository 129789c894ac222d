import { adminOrdersPath } from "./shop-admin-paths";

/** The orders of some days that count as sales: neither failed nor refunded. */
export function salesPath({ from, to }: { from: string; to: string }): string {
  return `${adminOrdersPath}?${new URLSearchParams({ "f.counts": "yes", "f.from": from, "f.to": to })}`;
}
