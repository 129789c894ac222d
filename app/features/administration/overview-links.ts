import type { DaySpan } from "#contract/admin-overview.ts";

/** The list of clicks of some days, narrowed further by other filters. */
export function clicksPath({ from, to }: DaySpan, filters: Record<string, string> = {}): string {
  return `/apps/details/click?${new URLSearchParams({ "f.from": from, "f.to": to, ...filtersIn(filters) })}`;
}

/** The list of leads of some days, narrowed further by other filters. */
export function leadsPath({ from, to }: DaySpan, filters: Record<string, string> = {}): string {
  return `/apps/details/leads?${new URLSearchParams({ "f.from": from, "f.to": to, ...filtersIn(filters) })}`;
}

/** The list of withdrawals that were paid on some days. */
export function payoutsPath({ from, to }: DaySpan): string {
  const filters = filtersIn({ state: "paid", endedFrom: from, endedTo: to });
  return `/apps/admin/withdraw-history?${new URLSearchParams(filters)}`;
}

function filtersIn(filters: Record<string, string>): Record<string, string> {
  return Object.fromEntries(Object.entries(filters).map(([name, value]) => [`f.${name}`, value]));
}
