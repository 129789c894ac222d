import { and, eq, sql } from "drizzle-orm";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { payoutRuns } from "../../database/schema/payout-run-schema.ts";
import { notifications, users } from "../../database/schema/schema.ts";
import { notifyAll, type Notifier } from "../notifications/notify.ts";
import { roleHas } from "../permissions/role-has.ts";

const day = 24 * 60 * 60 * 1000;
const type = "payout_transfer_failing";

/**
 * Notifies everyone who may pay withdrawals that the requests of a run keep failing. Each person is notified
 * at most once a day, even if several runs fail.
 */
export async function notifyOfTransfer(unit: UnitOfWork, app: Notifier, runId: string): Promise<void> {
  const { tx } = unit;
  // Without the lock, two concurrent processes could notify the same admins twice.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('payout-transfer-alerts', 0))`);
  const since = new Date(app.clock().getTime() - day).toISOString();
  const admins = await tx
    .select({ userId: users.id })
    .from(users)
    .where(
      and(
        roleHas(["withdrawals.pay"]),
        eq(users.status, "active"),
        sql`not exists (select from ${notifications} earlier where earlier.user_id = ${users.id}
          and earlier.type = ${type} and earlier.created_at > ${since}::timestamptz)`,
      ),
    )
    .orderBy(users.id);
  if (admins.length === 0) return;
  const [run] = await tx
    .select({ number: payoutRuns.number })
    .from(payoutRuns)
    .where(eq(payoutRuns.id, runId));
  const values = { run: `CL${run!.number}` };
  await notifyAll(
    unit,
    app,
    admins.map(({ userId }) => ({ userId, type, values })),
  );
}
