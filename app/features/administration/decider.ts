import type { AdminWithdrawal } from "#contract/withdrawals/admin-withdrawals.ts";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";

/**
 * Returns who made the last decision: an admin, or the member if they canceled; `undefined` before the first
 * decision.
 */
export function decider(
  { state, decidedBy }: Pick<AdminWithdrawal, "state" | "decidedBy">,
  t: Translate<Namespaces["administration"]>,
): string | undefined {
  return state === "canceled" ? t("byMember") : decidedBy?.name;
}
