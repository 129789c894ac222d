import { randomUUID } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { referralCodes, referralInvitations, referrals } from "../../database/schema/referral-schema.ts";
import { referenceCode } from "../../reference-codes.ts";
import { currentSettings } from "../settings/current.ts";

/** Returns a member's code, which is created on first use. */
export async function findOrCreateCode(queryable: Queryable, userId: string): Promise<string> {
  for (;;) {
    const [known] = await queryable.select().from(referralCodes).where(eq(referralCodes.userId, userId));
    if (known) return known.code;
    await queryable.insert(referralCodes).values({ userId, code: referenceCode() }).onConflictDoNothing();
  }
}

interface Invitee {
  friendId: string;
  email: string;
  code: string;
  currency: string;
  at: Date;
}

/** Saves the referrer of a new member. Unknown codes are ignored. */
export async function joinByCode(
  tx: Transaction,
  { friendId, email, code, currency, at }: Invitee,
): Promise<void> {
  const [referrer] = await tx.select().from(referralCodes).where(eq(referralCodes.code, code));
  if (!referrer || referrer.userId === friendId) return;
  await tx.insert(referrals).values({
    id: randomUUID(),
    referrerId: referrer.userId,
    friendId,
    state: "joined",
    bonus: BigInt((await currentSettings(tx, "referrals", currency)).bonus),
    currency,
    joinedAt: at,
  });
  await tx
    .update(referralInvitations)
    .set({ joinedAt: at })
    .where(and(eq(referralInvitations.userId, referrer.userId), eq(referralInvitations.email, email)));
}
