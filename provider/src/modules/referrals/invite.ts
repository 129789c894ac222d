import { randomUUID } from "node:crypto";
import { and, count, desc, eq, gt, inArray, isNull, lt } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { inviteFriends, type Invitation } from "#contract/referrals/referrals.ts";
import { invitationLimits } from "#contract/referrals/referral-limits.ts";
import type { Queryable, Transaction } from "../../database/engine/connection.ts";
import { referralCodes, referralInvitations } from "../../database/schema/referral-schema.ts";
import { users } from "../../database/schema/schema.ts";
import { identityOf, requireVerified } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import { idempotencyKeyOf, once } from "../idempotency/once.ts";
import { enqueueInvitation } from "../mails/enqueue-invitation.ts";
import { currentSettings } from "../settings/current.ts";
import { findOrCreateCode } from "./join.ts";

const day = 24 * 60 * 60 * 1000;
/**
 * The maximum number of invitations that an address gets per week, so that several members together can't
 * flood it.
 */
const maxPerWeek = 2;

type App = Pick<FastifyInstance, "clock" | "database" | "environment">;

/**
 * Invites friends by mail, once per idempotency key. Addresses that have an account, were invited by this
 * member before, or have been invited often get no mail. The answer doesn't reveal which.
 * @throws Problem 422 `email_unverified`, `invitation_own`; 429 `invitation_limit`; and as `once` does
 */
export async function sendInvitations(
  app: App,
  request: FastifyRequest,
  emails: string[],
): Promise<{ sent: number }> {
  const identity = identityOf(request);
  requireVerified(identity);
  const { userId } = identity;
  const at = app.clock();
  const addresses = [...new Set(emails)];
  const call = {
    userId,
    route: "POST /v1/referrals/invitations",
    key: idempotencyKeyOf(request),
    body: { emails: addresses },
    at,
  };
  return app.database.transaction((tx) =>
    once(tx, call, inviteFriends.data, async () => {
      const [member] = await tx.select().from(users).where(eq(users.id, userId));
      if (addresses.includes(member!.email))
        throw new Problem(422, "invitation_own", { fields: { emails: ["invitation_own"] } });
      const code = await findOrCreateCode(tx, userId);
      // Requests of one member are serialized; otherwise, two concurrent ones could together exceed the limit.
      await tx.select().from(referralCodes).where(eq(referralCodes.userId, userId)).for("update");
      await assertInvitationsLeft(tx, userId, addresses.length, at);
      const invitations = await write(tx, { userId, emails: addresses, at });
      const { bonus } = await currentSettings(tx, "referrals", app.environment.CURRENCY);
      const promise = { amount: BigInt(bonus), currency: app.environment.CURRENCY };
      for (const { id, email } of await filterInvitable(tx, invitations, at))
        await enqueueInvitation(tx, {
          id,
          email,
          code,
          from: member!.name,
          promise,
          language: request.language,
          at,
        });
      return { sent: invitations.length };
    }),
  );
}

type InvitationRow = { id: string; email: string };

async function write(
  tx: Transaction,
  { userId, emails, at }: { userId: string; emails: string[]; at: Date },
): Promise<InvitationRow[]> {
  return tx
    .insert(referralInvitations)
    .values(emails.map((email) => ({ id: randomUUID(), userId, email, sentAt: at })))
    .onConflictDoNothing()
    .returning({ id: referralInvitations.id, email: referralInvitations.email });
}

async function assertInvitationsLeft(tx: Transaction, userId: string, more: number, at: Date): Promise<void> {
  const sentWithin = (days: number) =>
    tx.$count(
      referralInvitations,
      and(
        eq(referralInvitations.userId, userId),
        gt(referralInvitations.sentAt, new Date(at.getTime() - days * day)),
      ),
    );
  const isOverLimit =
    (await sentWithin(1)) + more > invitationLimits.day ||
    (await sentWithin(30)) + more > invitationLimits.month;
  if (isOverLimit) throw new Problem(429, "invitation_limit");
}

/** Returns the invitations without those to addresses that have an account or were invited too often. */
async function filterInvitable(
  tx: Transaction,
  invitations: InvitationRow[],
  at: Date,
): Promise<InvitationRow[]> {
  const emails = invitations.map(({ email }) => email);
  if (emails.length === 0) return [];
  const accounts = await tx.select({ email: users.email }).from(users).where(inArray(users.email, emails));
  const oftenInvited = await tx
    .select({ email: referralInvitations.email })
    .from(referralInvitations)
    .where(
      and(
        inArray(referralInvitations.email, emails),
        gt(referralInvitations.sentAt, new Date(at.getTime() - 7 * day)),
      ),
    )
    .groupBy(referralInvitations.email)
    .having(gt(count(), maxPerWeek));
  const excluded = new Set([...accounts, ...oftenInvited].map(({ email }) => email));
  return invitations.filter(({ email }) => !excluded.has(email));
}

/** Lists the people a member invited who haven't joined, latest first. */
export async function findInvitations(queryable: Queryable, userId: string): Promise<Invitation[]> {
  const rows = await queryable
    .select()
    .from(referralInvitations)
    .where(isOpenOf(userId))
    .orderBy(desc(referralInvitations.sentAt), referralInvitations.email)
    .limit(100);
  return rows.map(({ id, email, sentAt }) => ({ id, email, sentAt: sentAt.toISOString() }));
}

/** Counts the people a member invited who haven't joined. */
export const countInvitations = (queryable: Queryable, userId: string): Promise<number> =>
  queryable.$count(referralInvitations, isOpenOf(userId));

const isOpenOf = (userId: string) =>
  and(eq(referralInvitations.userId, userId), isNull(referralInvitations.joinedAt));

/** Deletes invitations sent before a given time. */
export async function pruneInvitations(queryable: Queryable, before: Date): Promise<void> {
  await queryable.delete(referralInvitations).where(lt(referralInvitations.sentAt, before));
}
