import { randomUUID } from "node:crypto";
import type { Queryable } from "#provider/database/engine/connection.ts";
import { knownDevices } from "#provider/database/schema/device-schema.ts";
import { claims } from "#provider/database/schema/earning-schema.ts";
import { referrals } from "#provider/database/schema/referral-schema.ts";
import { payoutMethods, users } from "#provider/database/schema/schema.ts";
import { sessions } from "#provider/database/schema/session-schema.ts";
import { addClick, addLeadRow, addShop } from "../money/shops.ts";

const hour = 60 * 60 * 1000;

/** Inserts rows from which signals are computed, without the calls that usually write them. */
export function plantIn(queryable: Queryable, now: Date) {
  const ago = (hours: number) => new Date(now.getTime() - hours * hour);
  let shop: Promise<{ storeId: string; offerId: string }> | undefined;
  async function shopIds() {
    shop ??= addShop(queryable, { rate: { kind: "percent", minimum: 600, maximum: 600 } }).then(
      ({ storeId, offerId = "" }) => ({ storeId, offerId }),
    );
    return shop;
  }

  return {
    ago,

    async member({ email, country }: { email?: string; country?: string } = {}): Promise<string> {
      const id = randomUUID();
      await queryable.insert(users).values({
        id,
        name: "Test Person",
        email: email ?? `${id}@example.test`,
        country,
        passwordHash: "",
        createdAt: ago(24),
      });
      return id;
    },

    async payout(userId: string, account: string, hours = 24): Promise<void> {
      await queryable.insert(payoutMethods).values({
        id: randomUUID(),
        userId,
        kind: "bank_transfer",
        masked: "DE•• •••• 3000",
        detailsCiphertext: "",
        fingerprint: account,
        mailboxFingerprint: account,
        createdAt: ago(hours),
      });
    },

    async device(userId: string, hash: string): Promise<void> {
      await queryable.insert(knownDevices).values({ userId, hash, firstSeenAt: ago(24), lastSeenAt: ago(1) });
    },

    async session(userId: string, ip: string): Promise<void> {
      await queryable
        .insert(sessions)
        .values({ id: randomUUID(), userId, ip, createdAt: ago(1), lastSeenAt: ago(1), expiresAt: ago(-24) });
    },

    async referral(referrerId: string, friendId: string): Promise<void> {
      await queryable.insert(referrals).values({
        id: randomUUID(),
        referrerId,
        friendId,
        state: "joined",
        bonus: 500n,
        currency: "USD",
        joinedAt: ago(24),
      });
    },

    async click(userId: string, { hours = 48, country }: { hours?: number; country?: string } = {}) {
      return addClick(queryable, { ...(await shopIds()), userId, createdAt: ago(hours), country });
    },

    /** Inserts a click and its purchase some seconds later. */
    async purchase(
      userId: string,
      {
        seconds = 3600,
        hours = 48,
        isRejected = false,
      }: { seconds?: number; hours?: number; isRejected?: boolean } = {},
    ): Promise<void> {
      const { storeId, offerId } = await shopIds();
      const createdAt = ago(hours);
      const clickId = await addClick(queryable, {
        storeId,
        offerId,
        userId,
        createdAt,
        trackedAt: createdAt,
      });
      await addLeadRow(queryable, {
        userId,
        storeId,
        clickId,
        occurredAt: new Date(createdAt.getTime() + seconds * 1000),
        ...(isRejected && { state: "rejected" as const, reason: "unspecified" as const, closedAt: ago(1) }),
      });
    },

    async rejectedClaim(userId: string): Promise<void> {
      const { storeId, offerId } = await shopIds();
      const clickId = await addClick(queryable, { storeId, offerId, userId, createdAt: ago(72) });
      await queryable.insert(claims).values({
        id: randomUUID(),
        userId,
        storeId,
        clickId,
        orderNumber: randomUUID(),
        orderedOn: "2026-01-01",
        orderAmount: 1_000n,
        currency: "USD",
        state: "refused",
        reason: "No such order",
        createdAt: ago(48),
        decidedAt: ago(24),
      });
    },
  };
}
