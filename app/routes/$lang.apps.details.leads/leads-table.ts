import type { TableSpecification, TableState } from "~/components/data-table/table-specification";
import { orderByTime } from "~/components/data-table/url-state";
import { leadStates } from "~/features/cash-back/lead-states";

/** The screen's path without language prefix. */
export const leadsPath = "/apps/details/leads";

/** What the list of leads understands in its URL. */
export const leadsTable = {
  search: true,
  sorts: ["occurred"],
  filters: {
    state: { kind: "choice", values: leadStates },
    network: { kind: "text", maxLength: 64 },
    from: { kind: "date" },
    to: { kind: "date" },
  },
} satisfies TableSpecification;

/** What the list asks the provider for, out of its table's own query. */
export function leadsQuery(state: TableState, { sort: _, ...query }: Record<string, string | number>) {
  return { ...query, order: orderByTime(state, "newest") };
}

/** The list's own parameters of a URL, with one lead opened, or one of its steps asked for, beside it. */
export function leadSearch(search: string, opened?: { view: string; step?: string }): string {
  const parameters = new URLSearchParams(search);
  for (const name of ["view", "step", "id"]) parameters.delete(name);
  for (const [name, value] of Object.entries(opened ?? {})) parameters.set(name, value);
  return `?${parameters.toString()}`;
}
