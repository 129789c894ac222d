import { and, asc, eq, gt, inArray, ne } from "drizzle-orm";
import type { Transaction } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { referrals } from "../../database/schema/referral-schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { Notifier } from "../notifications/notify.ts";
import { bookBoth, type ReferralRow } from "./pay.ts";

/**
 * Locks the referral whose bonus, paid or on hold, depends on a purchase that is about to be reversed. Call it
 * before locking the friend's accounts, as an admin's decision locks in this order, too.
 */
export async function lockReferralOn(
  tx: Transaction,
  { id, userId }: { id: string; userId: string },
): Promise<ReferralRow | undefined> {
  // Selects by the friend and not by the purchase, because a concurrent reversal may just have transferred the
  // bonus to this purchase.
  const [row] = await tx
    .select()
    .from(referrals)
    .where(and(eq(referrals.friendId, userId), inArray(referrals.state, ["paid", "held"])))
    .for("update");
  return row?.leadId === id ? row : undefined;
}

/**
 * Reverses a bonus whose purchase was reversed: books the opposite amounts for both people, only once and even
 * if a balance becomes negative. If the friend has another payable purchase, the bonus depends on that purchase
 * instead. A bonus on hold isn't booked yet and then waits for the friend's next purchase.
 */
export async function reverseReferralBonus(
  unit: UnitOfWork,
  app: Notifier,
  referral: ReferralRow,
  at: Date,
): Promise<void> {
  const { tx } = unit;
  const change = (values: Partial<ReferralRow>) =>
    tx.update(referrals).set(values).where(eq(referrals.id, referral.id));
  const other = await findOtherPurchase(tx, referral);
  if (other) return void (await change({ leadId: other.id }));
  if (referral.state === "held") return void (await change({ state: "joined", holds: [], leadId: null }));
  await change({ state: "undone", undoneAt: at });
  await bookBoth(unit, app, referral, "referral_undone", at);
}

async function findOtherPurchase(tx: Transaction, { friendId, leadId }: ReferralRow) {
  const [row] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(
      and(
        eq(leads.userId, friendId),
        eq(leads.state, "payable"),
        gt(leads.cashBack, 0n),
        leadId ? ne(leads.id, leadId) : undefined,
      ),
    )
    .orderBy(asc(leads.payableAt))
    .limit(1);
  return row;
}
