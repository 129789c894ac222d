import type { Withdrawal } from "#contract/withdrawals/withdrawals.ts";
import { mayCall, type Identity } from "../../plugins/identity.ts";

/**
 * Hides the masked payout methods of withdrawals unless the viewer has `withdrawals.read`, as support staff
 * don't need them.
 */
export function hidePayoutMethods(
  rows: Withdrawal[],
  viewer: Pick<Identity, "role" | "permissions">,
): Withdrawal[] {
  if (mayCall(viewer, ["withdrawals.read"])) return rows;
  return rows.map((row) => ({ ...row, method: { ...row.method, masked: "••••" } }));
}
