import type { TableSpecification } from "~/components/data-table/table-specification";

/** What the list of unmatched reports understands in its URL. */
export const unmatchedTable = {
  filters: { network: { kind: "text", maxLength: 64 } },
} satisfies TableSpecification;
