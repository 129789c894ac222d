import { eq } from "drizzle-orm";
import { newPayoutDetails } from "#contract/withdrawals/payout-methods.ts";
import type { Transaction } from "../database/engine/connection.ts";
import { knownDevices } from "../database/schema/device-schema.ts";
import { fraudRules } from "../database/schema/fraud-schema.ts";
import { hashOfDevice } from "../modules/devices/devices.ts";
import { maskDetails } from "../modules/payout-methods/cipher.ts";
import type { Member } from "./users.ts";
import type { DemoMethod, DemoUser } from "./demo-data.ts";

/**
 * The positions of the five fraud ring accounts among the members. The accounts at these positions have an open
 * request of any size.
 */
const ringPositions = { first: 6, after: 11 };
const account = "LT121000011101001000";
const browser = "demo-browser-of-the-ring";
/** The id of a rule that every new installation has. It finds several accounts with the same payout account. */
const ruleId = "5f0b1c7e-0001-4f6a-9a51-0d2f3b6c9e01";
const hour = 60 * 60 * 1000;

/** Returns the members of a fraud ring: five accounts of one person, paid to one bank account. */
export function ringOf<Entry>(members: readonly Entry[]): Entry[] {
  return members.slice(ringPositions.first, ringPositions.after);
}

/**
 * Replaces the first payout method of a member of the ring with the shared bank account, under the member's own
 * name.
 */
export function shareAccount({ user }: Pick<Member, "user">, methods: DemoMethod[]): void {
  const [method] = methods;
  if (!method) return;
  const details = { kind: "bank_transfer", holder: user.name, iban: account } as const;
  Object.assign(method, {
    kind: details.kind,
    masked: maskDetails(details),
    details: newPayoutDetails.parse(details),
  });
}

/** Lets three accounts of the ring share a browser, and activates the rule that finds all five. */
export async function writeFraudRing(
  tx: Transaction,
  { now, ring, admin }: { now: Date; ring: DemoUser[]; admin: string },
): Promise<void> {
  const seenAt = new Date(now.getTime() - 20 * hour);
  await tx.insert(knownDevices).values(
    ring.slice(0, 3).map(({ id: userId }) => ({
      userId,
      hash: hashOfDevice(browser),
      firstSeenAt: seenAt,
      lastSeenAt: seenAt,
    })),
  );
  await tx
    .update(fraudRules)
    .set({ mode: "active", changedBy: admin, changedAt: seenAt, version: 2 })
    .where(eq(fraudRules.id, ruleId));
}
