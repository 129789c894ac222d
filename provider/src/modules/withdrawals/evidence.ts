import { and, desc, eq, sql } from "drizzle-orm";
import type { WithdrawalEvidence } from "#contract/withdrawals/withdrawal-evidence.ts";
import { foldText } from "#shared/fold-text.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { leads } from "../../database/schema/earning-schema.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { payoutMethods, users, withdrawals } from "../../database/schema/schema.ts";
import { secondFactorsOf } from "../../database/queries/second-factors-of.ts";
import { stores } from "../../database/schema/store-schema.ts";
import { toWire } from "../../money.ts";
import type { PayoutDetailsCipher } from "../payout-methods/cipher.ts";

const maxSources = 5;

/** Returns the facts for a decision about a withdrawal, or undefined if it doesn't exist. */
export async function findEvidence(
  queryable: Queryable,
  cipher: PayoutDetailsCipher,
  id: string,
): Promise<WithdrawalEvidence | undefined> {
  if (!isUuid(id)) return undefined;
  const countSince = (aggregate: string, source: string) =>
    sql<number>`(select ${sql.raw(aggregate)} from ${sql.raw(source)} where of_member.user_id = ${withdrawals.userId})`;
  const [row] = await queryable
    .select({
      withdrawal: withdrawals,
      member: { name: users.name, createdAt: users.createdAt, emailVerifiedAt: users.emailVerifiedAt },
      method: payoutMethods,
      otherAccounts: sql<number>`(select count(distinct other.user_id)::int from payout_methods other
        where other.mailbox_fingerprint = ${payoutMethods.mailboxFingerprint}
          and other.user_id <> ${withdrawals.userId})`,
      paid: countSince("count(*) filter (where state = 'paid')::int", "withdrawals of_member"),
      paidNet: countSince(
        "coalesce(sum(net) filter (where state = 'paid'), 0)::text",
        "withdrawals of_member",
      ).mapWith(BigInt),
      purchases: countSince("count(*)::int", "leads of_member"),
      refused: countSince(
        "count(*) filter (where state in ('rejected', 'reversed'))::int",
        "leads of_member",
      ),
      openClaims: countSince(
        "count(*) filter (where state in ('sent', 'with_store'))::int",
        "claims of_member",
      ),
    })
    .from(withdrawals)
    .innerJoin(users, eq(users.id, withdrawals.userId))
    .innerJoin(payoutMethods, eq(payoutMethods.id, withdrawals.payoutMethodId))
    .where(eq(withdrawals.id, id));
  if (!row) return undefined;
  const { withdrawal, member, method } = row;
  const sources = await queryable
    .select({
      id: leads.id,
      store: stores.name,
      state: leads.state,
      cashBack: leads.cashBack,
      occurredAt: leads.occurredAt,
    })
    .from(leads)
    .innerJoin(stores, eq(stores.id, leads.storeId))
    .where(and(eq(leads.userId, withdrawal.userId), eq(leads.state, "payable")))
    .orderBy(desc(leads.occurredAt), desc(leads.id))
    .limit(maxSources);
  return {
    memberSince: member.createdAt.toISOString(),
    isVerified: member.emailVerifiedAt !== null,
    secondFactors: await secondFactorsOf(queryable, withdrawal.userId),
    method: {
      addedAt: method.createdAt.toISOString(),
      otherAccounts: row.otherAccounts,
      hasMembersName: isOpen(withdrawal) ? hasName(cipher, method, member.name) : null,
    },
    payouts: { count: row.paid, net: toWire(row.paidNet) },
    purchases: { count: row.purchases, refused: row.refused },
    openClaims: row.openClaims,
    sources: sources.map((lead) => ({
      ...lead,
      cashBack: toWire(lead.cashBack),
      occurredAt: lead.occurredAt.toISOString(),
    })),
  };
}

function isOpen({ state }: typeof withdrawals.$inferSelect): boolean {
  return state === "requested" || state === "approved";
}

function hasName(
  cipher: PayoutDetailsCipher,
  method: typeof payoutMethods.$inferSelect,
  name: string,
): boolean | null {
  const details = cipher.open(method.detailsCiphertext, method);
  return details.kind === "paypal" ? null : isSameName(details.holder, name);
}

/**
 * Returns whether two names may belong to the same person: all words of the shorter name must be in the longer
 * name. If the longer name has several words, at least two must match. Ignores case, accents and the order of
 * words.
 */
export function isSameName(one: string, other: string): boolean {
  const [shorter, longer] = [wordsOf(one), wordsOf(other)].toSorted((a, b) => a.length - b.length) as [
    string[],
    string[],
  ];
  if (shorter.length < Math.min(2, longer.length)) return false;
  return shorter.length > 0 && shorter.every((word) => longer.includes(word));
}

function wordsOf(name: string): string[] {
  return foldText(name)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
