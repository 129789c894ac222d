import type { DaySpan } from "#contract/overview/admin-overview.ts";

/** Returns the path of the clicks in a range of days, with further filters. */
export function clicksPath({ from, to }: DaySpan, filters: Record<string, string> = {}): string {
  return `/apps/details/click?${new URLSearchParams({ "f.from": from, "f.to": to, ...prefixedFilters(filters) })}`;
}

/** Returns the path of the leads in a range of days, with further filters. */
export function leadsPath({ from, to }: DaySpan, filters: Record<string, string> = {}): string {
  return `/apps/details/leads?${new URLSearchParams({ "f.from": from, "f.to": to, ...prefixedFilters(filters) })}`;
}

/** Returns the path of the withdrawals paid in a range of days. */
export function payoutsPath({ from, to }: DaySpan): string {
  const filters = prefixedFilters({ state: "paid", endedFrom: from, endedTo: to });
  return `/apps/admin/withdraw-history?${new URLSearchParams(filters)}`;
}

function prefixedFilters(filters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [`f.${name}`, value]));
}
