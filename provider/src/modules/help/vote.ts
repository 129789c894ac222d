import { createHmac } from "node:crypto";
import { and, count, eq, sql } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Transaction } from "../../database/engine/connection.ts";
import { helpEntries, helpVotes } from "../../database/schema/help-schema.ts";
import { countedAddress } from "../../plugins/client-address.ts";
import { notFound, Problem } from "../../problem.ts";

/**
 * The maximum number of votes on an article per address. It is high enough for an office or a school that
 * shares one address, and limits scripts that invent browser ids.
 */
export const maxVotesPerAddress = 20;

interface Vote {
  slug: string;
  isHelpful: boolean;
}

/**
 * Saves a visitor's vote on an article. A second vote replaces the first. A visitor is identified by browser,
 * or by address if the dashboard sends no browser id.
 * @throws Problem 404; 429 `rate_limited` above the number of votes per address
 */
export async function saveEntryVote(
  app: Pick<FastifyInstance, "clock" | "database" | "environment">,
  request: Pick<FastifyRequest, "clientAddress" | "clientDevice">,
  { slug, isHelpful }: Vote,
): Promise<void> {
  const keyedHash = (text: string) =>
    createHmac("sha256", app.environment.TOKEN_SECRET).update(`help:${text}`).digest("base64url");
  const address = keyedHash(`address:${countedAddress(request.clientAddress)}`);
  const voter = request.clientDevice ? keyedHash(`device:${request.clientDevice}`) : address;
  await app.database.transaction(async (tx) => {
    const entryId = await lockArticle(tx, slug);
    const isVote = and(eq(helpVotes.entryId, entryId), eq(helpVotes.voter, voter));
    const [before] = await tx.select({ isHelpful: helpVotes.isHelpful }).from(helpVotes).where(isVote);
    if (!before) await assertVotesLeft(tx, entryId, address);
    const row = { entryId, voter, address, isHelpful, votedAt: app.clock() };
    await tx
      .insert(helpVotes)
      .values(row)
      .onConflictDoUpdate({
        target: [helpVotes.entryId, helpVotes.voter],
        set: { isHelpful, votedAt: row.votedAt },
      });
    const change = (answer: boolean) => Number(isHelpful === answer) - Number(before?.isHelpful === answer);
    await tx
      .update(helpEntries)
      .set({
        helpful: sql`${helpEntries.helpful} + ${change(true)}::int`,
        unhelpful: sql`${helpEntries.unhelpful} + ${change(false)}::int`,
      })
      .where(eq(helpEntries.id, entryId));
  });
}

/** Returns the article's id and locks it, so that votes are serialized until the transaction ends. */
async function lockArticle(tx: Transaction, slug: string): Promise<string> {
  const isArticle = and(
    eq(helpEntries.slug, slug),
    eq(helpEntries.kind, "article"),
    eq(helpEntries.isPublished, true),
  );
  const [entry] = await tx
    .select({ id: helpEntries.id })
    .from(helpEntries)
    .where(isArticle)
    .for("no key update");
  if (!entry) throw notFound();
  return entry.id;
}

async function assertVotesLeft(tx: Transaction, entryId: string, address: string): Promise<void> {
  const fromAddress = and(eq(helpVotes.entryId, entryId), eq(helpVotes.address, address));
  const [counted] = await tx.select({ votes: count() }).from(helpVotes).where(fromAddress);
  if (counted!.votes >= maxVotesPerAddress) throw new Problem(429, "rate_limited");
}
