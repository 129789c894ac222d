import { eq } from "drizzle-orm";
import type { AdminNetwork } from "#contract/admin-networks.ts";
import type { Queryable } from "../../database/connection.ts";
import { personColumns } from "../../database/person-columns.ts";
import { users } from "../../database/schema.ts";
import { Problem } from "../../problem.ts";
import type { AdminAction } from "../admin-actions/admin-action.ts";
import { holdAdmins } from "../admin-actions/hold-admin.ts";
import type { NetworkRow } from "./repository.ts";

/** Columns of a network for which no admin asks for fewer holding days. */
export const noRequest = { holdDaysWanted: null, holdDaysRequestedBy: null, holdDaysRequestedAt: null };

/**
 * Asks for fewer holding days, which pay out sooner and leave less time to take back: another admin has to
 * approve. The last one who asks counts.
 * @returns the columns to write
 */
export async function requestHoldDays(
  { at, admin, log }: AdminAction,
  found: NetworkRow,
  wanted: number,
): Promise<Partial<NetworkRow>> {
  if (found.holdDaysWanted === wanted && found.holdDaysRequestedBy === admin.userId) return {};
  await log({
    action: "network.request-hold-days",
    object: { type: "network", id: found.key, label: found.name },
    before: { holdDays: found.holdDays },
    after: { holdDays: found.holdDays, wanted },
  });
  return { holdDaysWanted: wanted, holdDaysRequestedBy: admin.userId, holdDaysRequestedAt: at };
}

/**
 * Approves or refuses the fewer holding days another admin asked for.
 * @returns the columns to write
 * @throws Problem 409 `hold_days_request_gone`; 403 `hold_days_need_other_admin` for who asked and approves
 */
export async function decideOnHoldDays(
  { tx, admin, log }: AdminAction,
  found: NetworkRow,
  decision: "approve" | "refuse",
): Promise<Partial<NetworkRow>> {
  const { holdDays, holdDaysWanted: wanted, holdDaysRequestedBy: requester } = found;
  if (wanted === null || requester === null) throw new Problem(409, "hold_days_request_gone");
  if (decision === "approve") {
    if (requester === admin.userId) throw new Problem(403, "hold_days_need_other_admin");
    const isStillAdmin = (await holdAdmins(tx, [requester], ["networks.write"])).has(requester);
    if (!isStillAdmin) throw new Problem(409, "hold_days_request_gone");
  }
  const decided = decision === "approve" ? wanted : holdDays;
  await log({
    action: `network.${decision}-hold-days`,
    object: { type: "network", id: found.key, label: found.name },
    before: { holdDays, wanted },
    after: { holdDays: decided },
  });
  return { ...noRequest, holdDays: decided };
}

/** What is asked for a network, for its page; null when nothing is. */
export async function findHoldDaysRequest(
  queryable: Queryable,
  { holdDaysWanted: days, holdDaysRequestedBy, holdDaysRequestedAt: at }: NetworkRow,
): Promise<AdminNetwork["holdDaysRequest"]> {
  if (days === null || !holdDaysRequestedBy || !at) return null;
  const [by] = await queryable
    .select(personColumns(users))
    .from(users)
    .where(eq(users.id, holdDaysRequestedBy));
  return by ? { days, by, at: at.toISOString() } : null;
}
