import { and, desc, eq, gt, gte, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { Database, Queryable, Transaction } from "../../database/engine/connection.ts";
import { mailLinks } from "../../database/schema/mail-link-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { Problem } from "../../problem.ts";
import { hashOfLink } from "./link-token.ts";
import type { LinkPurpose } from "./purposes.ts";

const day = 24 * 60 * 60 * 1000;
// Used links are stored for this long, so that a second visit shows why the link no longer works.
const retention = 30 * day;

export type UsedLink = Pick<
  typeof mailLinks.$inferSelect,
  "userId" | "purpose" | "email" | "trustedSince" | "sessionId" | "createdAt"
>;

/**
 * Purposes whose links work even if the account's address has changed, because they set or restore an
 * address.
 */
const addressPurposes: readonly LinkPurpose[] = ["email_change", "email_undo", "not_me"];

/** The condition that the account still has the address to which the link was mailed, where this matters. */
const isOfAddress = or(
  inArray(mailLinks.purpose, addressPurposes),
  sql`exists (select from ${users} where ${users.id} = ${mailLinks.userId} and lower(${users.email}) = lower(${mailLinks.email}))`,
);

/**
 * Consumes a link of one of the given purposes, in the transaction of its effect, and returns its user and
 * data. Of two concurrent uses, one succeeds.
 * @throws Problem 404 `link_unknown`, also for another purpose's link; 410 `link_used`, `link_expired`, the
 * latter also for a link to a former address (S29)
 */
export async function consumeLink(
  tx: Transaction,
  { purpose, token, now }: { purpose: LinkPurpose | LinkPurpose[]; token: string; now: Date },
): Promise<UsedLink> {
  const isThisLink = and(eq(mailLinks.hash, hashOfLink(token)), inArray(mailLinks.purpose, [purpose].flat()));
  const [used] = await tx
    .update(mailLinks)
    .set({ usedAt: now })
    .where(and(isThisLink, isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, now), isOfAddress))
    .returning({
      userId: mailLinks.userId,
      purpose: mailLinks.purpose,
      email: mailLinks.email,
      trustedSince: mailLinks.trustedSince,
      sessionId: mailLinks.sessionId,
      createdAt: mailLinks.createdAt,
    });
  if (used) return used;
  const [link] = await tx.select({ usedAt: mailLinks.usedAt }).from(mailLinks).where(isThisLink);
  if (!link) throw new Problem(404, "link_unknown");
  throw new Problem(410, link.usedAt ? "link_used" : "link_expired");
}

/** Returns the id of the newest valid link of a purpose. */
export async function findNewestLink(
  queryable: Queryable,
  { userId, purpose, now }: { userId: string; purpose: LinkPurpose; now: Date },
): Promise<string | undefined> {
  const [link] = await queryable
    .select({ id: mailLinks.id })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.userId, userId),
        eq(mailLinks.purpose, purpose),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, now),
        isOfAddress,
      ),
    )
    .orderBy(desc(mailLinks.createdAt), desc(mailLinks.id))
    .limit(1);
  return link?.id;
}

/**
 * Invalidates a user's open links that are no longer needed or wanted. The optional filters select links of
 * some purposes, links created since a given time, and links mailed to any address except `exceptEmail`.
 */
export async function closeLinks(
  tx: Transaction,
  { userId, now, purpose, since, exceptEmail }: ClosedLinks,
): Promise<void> {
  await tx
    .update(mailLinks)
    .set({ usedAt: now })
    .where(
      and(
        eq(mailLinks.userId, userId),
        isNull(mailLinks.usedAt),
        purpose && inArray(mailLinks.purpose, [purpose].flat()),
        since && gte(mailLinks.createdAt, since),
        exceptEmail === undefined ? undefined : ne(sql`lower(${mailLinks.email})`, exceptEmail.toLowerCase()),
      ),
    );
}

interface ClosedLinks {
  userId: string;
  now: Date;
  purpose?: LinkPurpose | LinkPurpose[];
  since?: Date;
  exceptEmail?: string;
}

/** Returns whether an account other than `userId` has given up an address but can still restore it. */
export async function isHeldForUndo(
  queryable: Queryable,
  { email, userId, now }: { email: string; userId?: string; now: Date },
): Promise<boolean> {
  const rows = await queryable
    .select({ id: mailLinks.id })
    .from(mailLinks)
    .where(
      and(
        eq(mailLinks.purpose, "email_undo"),
        eq(mailLinks.email, email),
        isNull(mailLinks.usedAt),
        gt(mailLinks.expiresAt, now),
        userId ? ne(mailLinks.userId, userId) : undefined,
      ),
    )
    .limit(1);
  return rows.length > 0;
}

/** Returns whether a link can still be used. If not, its mail isn't sent. */
export async function isLinkOpen(queryable: Queryable, id: string | null, now: Date): Promise<boolean> {
  if (id === null) return false;
  const rows = await queryable
    .select({ id: mailLinks.id })
    .from(mailLinks)
    .where(and(eq(mailLinks.id, id), isNull(mailLinks.usedAt), gt(mailLinks.expiresAt, now)));
  return rows.length > 0;
}

/** Deletes links that expired 30 days ago. */
export async function pruneLinks(database: Database, now: Date): Promise<void> {
  await database.delete(mailLinks).where(lt(mailLinks.expiresAt, new Date(now.getTime() - retention)));
}
