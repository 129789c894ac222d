import { and, asc, eq, gt, ne } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { payoutMethods } from "../../database/schema/schema.ts";
import { createPayoutDetailsCipher } from "./cipher.ts";

const batch = 500;

/**
 * Computes the mailbox hashes of email targets that were saved before `mailbox_fingerprint` existed. The
 * migration couldn't decrypt them, so it copied their fingerprints. Rows that can't be decrypted with
 * `PAYOUT_KEY` stay unchanged.
 */
export async function hashLegacyMailboxes({
  database,
  environment,
  log,
}: Pick<FastifyInstance, "database" | "environment" | "log">): Promise<void> {
  const cipher = createPayoutDetailsCipher(environment.PAYOUT_KEY);
  const { id, kind, detailsCiphertext, fingerprint, mailboxFingerprint } = payoutMethods;
  const isLegacy = and(eq(kind, "paypal"), eq(mailboxFingerprint, fingerprint), ne(detailsCiphertext, ""));
  for (let last = "00000000-0000-0000-0000-000000000000"; ;) {
    const rows = await database
      .select()
      .from(payoutMethods)
      .where(and(isLegacy, gt(id, last)))
      .orderBy(asc(id))
      .limit(batch);
    if (rows.length === 0) return;
    for (const row of rows) {
      last = row.id;
      try {
        const details = cipher.open(row.detailsCiphertext, row);
        await database
          .update(payoutMethods)
          .set({ mailboxFingerprint: cipher.mailboxFingerprint(details) })
          .where(and(eq(id, row.id), eq(fingerprint, row.fingerprint)));
      } catch (error) {
        log.warn({ err: error, payoutMethod: row.id }, "a payout method's mailbox could not be hashed");
      }
    }
  }
}
