import { eq } from "drizzle-orm";
import type { UserDetails, UserStep } from "#contract/accounts/admin-users.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { secondFactorsOf } from "../../database/queries/second-factors-of.ts";
import { users } from "../../database/schema/schema.ts";
import { majorUnits, toWire } from "../../money.ts";
import { findAdjustmentsOf } from "../adjustments/repository.ts";
import { listLiveSessions } from "../sessions/repository.ts";
import { toSession } from "../sessions/view.ts";
import { walletEventList } from "../wallet/event-list.ts";
import { mayCall, type Identity } from "../../plugins/identity.ts";
import type { Environment } from "../../environment.ts";
import { ownWithdrawalList } from "../withdrawals/repository.ts";
import { findWait } from "../withdrawals/wait.ts";
import { hidePayoutMethods } from "./hide-payout-methods.ts";
import { toAdminUsers, type UserRow } from "./admin-repository.ts";

/** The admin who views the user, the time, and the provider's settings. */
export interface ViewContext {
  viewer: Pick<Identity, "userId" | "role" | "permissions">;
  now: Date;
  environment: Pick<Environment, "CURRENCY" | "ADJUSTMENT_LIMIT" | "WITHDRAWAL_WAIT_HOURS">;
}

// The number of rows shown per section. The full lists of withdrawals, leads and logs have their own pages.
const maxLatest = 20;

/**
 * Returns one user with their latest balance events, withdrawals and adjustments, or undefined if the user
 * doesn't exist.
 */
export async function findUserDetails(
  queryable: Queryable,
  id: string,
  { viewer, now, environment }: ViewContext,
): Promise<UserDetails | undefined> {
  if (!isUuid(id)) return undefined;
  const { CURRENCY: currency, ADJUSTMENT_LIMIT: limit, WITHDRAWAL_WAIT_HOURS: hours } = environment;
  const [row] = await queryable.select().from(users).where(eq(users.id, id));
  if (!row) return undefined;
  const [described] = await toAdminUsers(queryable, [row], currency);
  const sessions = await listLiveSessions(queryable, id, now);
  const withdrawalWait = await findWait(queryable, { userId: id, now, hours });
  const secondFactors = await secondFactorsOf(queryable, id);
  const events = await walletEventList.rows(
    queryable,
    { limit: maxLatest, timeZone: "UTC" },
    { userId: id, currency },
  );
  const withdrawals = await ownWithdrawalList.rows(
    queryable,
    { limit: maxLatest, timeZone: "UTC" },
    { userId: id },
  );
  return {
    ...described!,
    statusReason: row.statusReason,
    statusMessage: row.statusMessage,
    withdrawalWait,
    secondFactors,
    sessions: sessions.map(toSession),
    events: events.rows,
    withdrawals: hidePayoutMethods(withdrawals.rows, viewer),
    adjustments: await findAdjustmentsOf(queryable, id, { viewer: viewer.userId, limit: maxLatest }),
    oneAdminAdjustsUpTo: toWire(majorUnits(limit, currency)),
    steps: stepsOf(row, viewer, {
      sessions: sessions.length,
      waits: withdrawalWait !== null,
      hasFactor: secondFactors.length > 0,
    }),
  };
}

/**
 * Returns the steps that a viewer may apply to a user. There are none for the viewer's own account, which has
 * its own settings. Only admins may act on staff.
 */
function stepsOf(
  { id, status, role }: UserRow,
  viewer: ViewContext["viewer"],
  { sessions, waits, hasFactor }: { sessions: number; waits: boolean; hasFactor: boolean },
): UserStep[] {
  if (id === viewer.userId) return [];
  const canManage = role === "member" || viewer.role === "admin";
  const steps: UserStep[] = mayCall(viewer, ["adjustments.request"]) ? ["adjust"] : [];
  const canSuspend = canManage && mayCall(viewer, ["users.suspend"]);
  if (canSuspend && sessions > 0) steps.push("end_sessions");
  if (waits && canManage && mayCall(viewer, ["withdrawals.decide"])) steps.push("lift_wait");
  if (hasFactor && canManage && mayCall(viewer, ["users.factors"])) steps.push("reset_factor");
  if (canManage && mayCall(viewer, ["users.write"])) steps.push("rename");
  if (canManage && mayCall(viewer, ["users.write"])) steps.push("change_tier");
  if (canManage && mayCall(viewer, ["roles.write"])) steps.push("change_role");
  if (canSuspend) steps.push(status === "active" ? "suspend" : "restore");
  return steps;
}
