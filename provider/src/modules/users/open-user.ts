import { eq } from "drizzle-orm";
import type { OpenedUser, UserStep } from "#contract/admin-users.ts";
import type { Queryable } from "../../database/connection.ts";
import { isUuid } from "../../database/identifiers.ts";
import { users } from "../../database/schema.ts";
import { toWire } from "../../money.ts";
import { findAdjustmentsOf } from "../adjustments/repository.ts";
import { oneAdminAdjustsUpTo } from "../adjustments/rules.ts";
import { listLiveSessions } from "../sessions/repository.ts";
import { toSession } from "../sessions/view.ts";
import { walletEventList } from "../wallet/event-list.ts";
import { ownWithdrawalList } from "../withdrawals/repository.ts";
import { describe, type UserRow } from "./admin-repository.ts";

/** The asking admin, the time, the provider's currency and limit. */
export interface Look {
  viewer: string;
  now: Date;
  currency: string;
  /** `ADJUSTMENT_LIMIT` */
  adjustmentLimit: number;
}

// What a page shows; the whole of it stands in the lists of withdrawals, leads and logs.
const latest = 20;

/** One user with the latest of everything; undefined when there is none. */
export async function findOpened(
  queryable: Queryable,
  id: string,
  { viewer, now, currency, adjustmentLimit }: Look,
): Promise<OpenedUser | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await queryable.select().from(users).where(eq(users.id, id));
  if (!row) return undefined;
  const [described] = await describe(queryable, [row], currency);
  const sessions = await listLiveSessions(queryable, id, now);
  const events = await walletEventList.rows(queryable, { limit: latest }, { userId: id, currency });
  const withdrawals = await ownWithdrawalList.rows(queryable, { limit: latest }, { userId: id });
  return {
    ...described!,
    statusReason: row.statusReason,
    sessions: sessions.map(toSession),
    events: events.rows,
    withdrawals: withdrawals.rows,
    adjustments: await findAdjustmentsOf(queryable, id, { viewer, limit: latest }),
    oneAdminAdjustsUpTo: toWire(oneAdminAdjustsUpTo(adjustmentLimit, currency)),
    steps: stepsOf(row, viewer, sessions.length),
  };
}

/** What an admin may do to a user; one's own logins end under the account's settings. */
function stepsOf({ id, status }: UserRow, viewer: string, sessions: number): UserStep[] {
  if (id === viewer) return [];
  const steps: UserStep[] = ["adjust"];
  if (sessions > 0) steps.push("end_sessions");
  steps.push(status === "active" ? "suspend" : "restore");
  return steps;
}
