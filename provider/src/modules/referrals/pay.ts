import { and, eq, gte, inArray, sql } from "drizzle-orm";
import type { ReferralHold } from "#contract/referrals/referral-limits.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { referralCodes, referrals } from "../../database/schema/referral-schema.ts";
import { users } from "../../database/schema/schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { book } from "../../ledger/book.ts";
import { mailboxOf } from "../../mailbox.ts";
import { notify, type Notifier } from "../notifications/notify.ts";
import { currentSettings } from "../settings/current.ts";
import { bonusBooking } from "./bonus-booking.ts";

export type ReferralRow = typeof referrals.$inferSelect;

/**
 * Pays a referral's bonus once, in the transaction in which the friend's first purchase becomes payable. If
 * the two may be one person with two accounts, or the monthly limit is exceeded, the bonus waits for an
 * admin. A referrer's account is always older than the friend's, so accounts are always locked from newer to
 * older, which prevents deadlocks.
 */
export async function payReferral(
  unit: UnitOfWork,
  app: Notifier,
  { userId: friendId, id: leadId }: { userId: string; id: string },
  at: Date,
): Promise<void> {
  const { tx } = unit;
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.friendId, friendId), eq(referrals.state, "joined")))
    .for("update");
  if (!row) return;
  const holds = await findHolds(tx, row, at);
  if (holds.length === 0) return payReferrerAndFriend(unit, app, row, { at, leadId });
  await tx.update(referrals).set({ state: "held", holds, leadId }).where(eq(referrals.id, row.id));
}

/** Books the bonus for both people and notifies them. The row must be locked and unpaid. */
export async function payReferrerAndFriend(
  unit: UnitOfWork,
  app: Notifier,
  referral: ReferralRow,
  { at, ...change }: { at: Date; leadId?: string; decidedBy?: string; reason?: string },
): Promise<void> {
  await unit.tx
    .update(referrals)
    .set({ state: "paid", paidAt: at, ...change })
    .where(eq(referrals.id, referral.id));
  await bookBoth(unit, app, referral, "referral_bonus", at);
}

/** Books a bonus, or its reversal, for the friend and then for the referrer, and notifies them. */
export async function bookBoth(
  unit: UnitOfWork,
  app: Notifier,
  referral: ReferralRow,
  kind: "referral_bonus" | "referral_undone",
  at: Date,
): Promise<void> {
  const { referrerId, friendId, bonus, currency } = referral;
  const type = kind === "referral_bonus" ? "referral_paid" : "referral_undone";
  for (const [occurrence, userId] of [
    [1, friendId],
    [0, referrerId],
  ] as const) {
    await book(unit.tx, bonusBooking(kind, referral, { occurrence, userId, at }));
    await notify(unit, app, { userId, type, values: { amount: bonus, currency } });
  }
}

/** Returns the reasons to hold the bonus for review. */
async function findHolds(tx: Transaction, referral: ReferralRow, at: Date): Promise<ReferralHold[]> {
  const { referrerId, friendId, currency } = referral;
  // Locks the referrer's row, so that two concurrent referrals can't both use the last bonus of the month.
  await tx.select().from(referralCodes).where(eq(referralCodes.userId, referrerId)).for("update");
  const month = new Date(Date.UTC(at.getUTCFullYear(), at.getUTCMonth(), 1));
  const isPaidInMonth = and(
    eq(referrals.referrerId, referrerId),
    eq(referrals.state, "paid"),
    gte(referrals.paidAt, month),
  );
  const { rows } = (await tx.execute(sql`
    select
      exists (select 1 from known_devices one join known_devices other on other.hash = one.hash
        where one.user_id = ${referrerId} and other.user_id = ${friendId}) as same_device,
      exists (select 1 from payout_methods one
        join payout_methods other on other.mailbox_fingerprint = one.mailbox_fingerprint
        where one.user_id = ${referrerId} and other.user_id = ${friendId}) as same_payout`)) as unknown as {
    rows: Record<"same_device" | "same_payout", boolean>[];
  };
  const pair = await tx
    .select({ email: users.email, deletedAt: users.deletedAt })
    .from(users)
    .where(inArray(users.id, [referrerId, friendId]));
  const mailboxes = new Set(pair.map(({ email }) => mailboxOf(email)));
  const { monthly } = await currentSettings(tx, "referrals", currency);
  const isFull = (await tx.$count(referrals, isPaidInMonth)) >= monthly;
  const applies: Record<ReferralHold, boolean> = {
    ...rows[0]!,
    same_mailbox: mailboxes.size === 1,
    month_full: isFull,
    account_deleted: pair.some(({ deletedAt }) => deletedAt !== null),
  };
  return (Object.keys(applies) as ReferralHold[]).filter((hold) => applies[hold]);
}
