import type { PayoutMethodKind } from "#contract/payout-methods.ts";
import type { WithdrawalState } from "#contract/withdrawals.ts";
import type { TableSpecification } from "~/components/data-table/table-specification";

export const methods = ["bank_transfer", "paypal"] as const satisfies readonly PayoutMethodKind[];

/** What admins' lists of withdrawals understand in their URL; `states` are those the list is about. */
export function withdrawalsTable(states: readonly WithdrawalState[]) {
  return {
    search: true,
    sorts: ["requested"],
    filters: {
      state: { kind: "choice", values: states },
      method: { kind: "choice", values: methods },
      from: { kind: "date" },
      to: { kind: "date" },
    },
    keep: ["view"],
  } as const satisfies TableSpecification;
}
