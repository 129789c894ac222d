import { eq } from "drizzle-orm";
import type { AdminNetwork } from "#contract/networks/admin-networks.ts";
import type { NetworkSettings, PayableRule } from "#contract/networks/networks.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { personColumns } from "../../database/queries/person-columns.ts";
import { users } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { lockAdmins } from "../admin-actions/lock-admin.ts";
import type { NetworkRow } from "./repository.ts";

/** The columns of a network without a request to pay out cash back sooner. */
export const noRequest = {
  holdDaysWanted: null,
  payableRuleWanted: null,
  holdDaysRequestedBy: null,
  holdDaysRequestedAt: null,
};

/** The settings that an admin requests for when cash back becomes payable. */
interface ReleaseChange {
  days: number;
  /** `null` if the rule doesn't change. */
  rule: PayableRule | null;
}

/**
 * Returns the settings that would pay out cash back sooner, so that another admin has to approve them: fewer
 * holding days, or a rule other than waiting for the network's payment. Undefined if there are none.
 */
export function shorterHold(
  network: Pick<NetworkRow, "holdDays" | "payableRule">,
  { holdDays = network.holdDays, payableRule = network.payableRule }: Partial<NetworkSettings>,
): ReleaseChange | undefined {
  const isOtherRule = payableRule !== network.payableRule && payableRule !== "paid";
  if (!isOtherRule && holdDays >= network.holdDays) return undefined;
  return { days: holdDays, rule: isOtherRule ? payableRule : null };
}

/**
 * Requests an earlier payout of cash back. Another admin has to approve it, because it leaves less time to
 * reverse cash back. A later request replaces an earlier one. @returns the columns to write
 */
export async function requestHoldDays(
  { at, admin, log }: AdminAction,
  network: NetworkRow,
  { days, rule }: ReleaseChange,
): Promise<Partial<NetworkRow>> {
  const isSame = network.holdDaysWanted === days && network.payableRuleWanted === rule;
  if (isSame && network.holdDaysRequestedBy === admin.userId) return {};
  await log({
    action: "network.request-hold-days",
    object: { type: "network", id: network.key, label: network.name },
    before: { holdDays: network.holdDays, payableRule: network.payableRule },
    after: {
      holdDays: network.holdDays,
      payableRule: network.payableRule,
      wanted: days,
      ...(rule && { wantedRule: rule }),
    },
  });
  return {
    holdDaysWanted: days,
    payableRuleWanted: rule,
    holdDaysRequestedBy: admin.userId,
    holdDaysRequestedAt: at,
  };
}

/**
 * Approves or refuses an earlier payout that another admin requested. @returns the columns to write @throws
 * Problem 409 `hold_days_request_gone`; 403 `hold_days_need_other_admin` if the requester tries to approve
 */
export async function decideOnHoldDays(
  { tx, admin, log }: AdminAction,
  network: NetworkRow,
  decision: "approve" | "refuse",
): Promise<Partial<NetworkRow>> {
  const { holdDays, payableRule, payableRuleWanted } = network;
  const { holdDaysWanted: requestedDays, holdDaysRequestedBy: requester } = network;
  if (requestedDays === null || requester === null) throw new Problem(409, "hold_days_request_gone");
  if (decision === "approve") {
    if (requester === admin.userId) throw new Problem(403, "hold_days_need_other_admin");
    const isStillAdmin = (await lockAdmins(tx, [requester], ["networks.write"])).has(requester);
    if (!isStillAdmin) throw new Problem(409, "hold_days_request_gone");
  }
  const isApproved = decision === "approve";
  const decided = {
    holdDays: isApproved ? requestedDays : holdDays,
    payableRule: isApproved ? (payableRuleWanted ?? payableRule) : payableRule,
  };
  await log({
    action: `network.${decision}-hold-days`,
    object: { type: "network", id: network.key, label: network.name },
    before: {
      holdDays,
      payableRule,
      wanted: requestedDays,
      ...(payableRuleWanted && { wantedRule: payableRuleWanted }),
    },
    after: decided,
  });
  return { ...noRequest, ...decided };
}

/** Returns a network's pending request, for its page; `null` if there is none. */
export async function findHoldDaysRequest(
  queryable: Queryable,
  { holdDaysWanted: days, payableRuleWanted: rule, holdDaysRequestedBy, holdDaysRequestedAt: at }: NetworkRow,
): Promise<AdminNetwork["holdDaysRequest"]> {
  if (days === null || !holdDaysRequestedBy || !at) return null;
  const [by] = await queryable
    .select(personColumns(users))
    .from(users)
    .where(eq(users.id, holdDaysRequestedBy));
  return by ? { days, rule, by, at: at.toISOString() } : null;
}
