import type { users } from "../../database/schema/schema.ts";

const day = 24 * 60 * 60 * 1000;
// The owner is notified by mail of every addition to the account and has this long to object.
const trustedAfter = 30 * day;

export type AccountTrust = Pick<typeof users.$inferSelect, "trustedAt">;

/**
 * Returns the last trusted moment of an account: when its owner last confirmed the address or recovered the
 * account with a mailed link, but no earlier than 30 days ago.
 */
export function trustedSince({ trustedAt }: AccountTrust, now: Date): Date {
  return new Date(Math.max(trustedAt?.getTime() ?? 0, now.getTime() - trustedAfter));
}
