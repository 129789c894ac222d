import type { TableSpecification } from "~/components/data-table/table-specification";
import { claimStates } from "~/features/cash-back/claim-states";

/** The screen's path without language prefix. */
export const claimPath = "/apps/my-cash-back/claim";

/** The screen once a claim was sent: the list points it out. */
export function sentPath(id: string): string {
  return `${claimPath}?sent=${encodeURIComponent(id)}`;
}

/** What the list of claims understands in its URL. */
export const claimsTable = {
  filters: { state: { kind: "choice", values: claimStates } },
  keep: ["visit", "sent"],
} satisfies TableSpecification;
