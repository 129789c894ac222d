import { sql, type SQL } from "drizzle-orm";
import type { FraudLink } from "#contract/fraud/fraud-signals.ts";
import { ownAddresses } from "../../database/queries/own-addresses.ts";

/**
 * Queries for values that several accounts may share, with the columns `user_id` and `token`. Removed payout
 * methods count, because a member with several accounts may remove one after using it.
 */
export const sharedValues: Record<Exclude<FraudLink, "referral">, SQL> = {
  payout: sql`select user_id, mailbox_fingerprint as token from payout_methods`,
  device: sql`select user_id, hash as token from known_devices`,
  address: sql`select user_id, ip as token from sessions where ip is not null and ip not in ${ownAddresses}`,
};
