import type { TableSpecification } from "~/components/data-table/table-specification";
import { leadStates } from "~/features/cash-back/lead-states";

/** The screen's path without language prefix. */
export const purchasesPath = "/apps/my-cash-back/cash-back-detail";

/** The search part of the link to one purchase. */
export function viewSearch(id: string): string {
  return `?view=${encodeURIComponent(id)}`;
}

/** What the list of purchases understands in its URL. */
export const purchasesTable = {
  search: true,
  filters: {
    state: { kind: "choice", values: leadStates },
    store: { kind: "text", maxLength: 80 },
    from: { kind: "date" },
    to: { kind: "date" },
  },
} satisfies TableSpecification;
