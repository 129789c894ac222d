import type { Withdrawal } from "#contract/withdrawals.ts";
import { mayCall, type Identity } from "../../plugins/identity.ts";

/**
 * A member's withdrawals as somebody may see them: where the money goes, masked as it is, only with
 * `withdrawals.read`. Who helps members has no use for their accounts.
 */
export function withoutTargets(
  rows: Withdrawal[],
  viewer: Pick<Identity, "role" | "permissions">,
): Withdrawal[] {
  if (mayCall(viewer, ["withdrawals.read"])) return rows;
  return rows.map((row) => ({ ...row, method: { ...row.method, masked: "••••" } }));
}
