import type { ClaimState } from "#contract/claims.ts";
import { claimStates } from "~/features/cash-back/claim-states";
import type { TableSpecification } from "~/components/data-table/table-specification";

/** The screen's path without language prefix. */
export const claimsPath = "/apps/admin/claims";

/** What nobody has decided on stands under one name. */
export const claimChoices = ["open", ...claimStates] as const;

/** What the list of claims understands in its URL. */
export const claimsTable = {
  search: true,
  filters: { state: { kind: "choice", values: claimChoices } },
} satisfies TableSpecification;

/** What the list asks the provider for, out of its table's own query: "open" stands for two states. */
export function claimsQuery({ state: chosen, ...query }: Record<string, string | number>) {
  const open: ClaimState[] = ["sent", "with_store"];
  const states = chosen === "open" ? open : claimStates.filter((state) => state === chosen);
  return { ...query, ...(states.length > 0 && { state: states }) };
}
