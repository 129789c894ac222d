import type { FastifyInstance } from "fastify";
import { sqlStateOf, sqlStates } from "../../database/engine/sql-state.ts";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { Identity } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import { closeLinks, isHeldForUndo } from "../mail-links/repository.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { endSessions } from "../sessions/service.ts";
import type { ConfirmedOwner } from "./confirm-owner.ts";
import { linksToMailbox } from "./changes.ts";
import { findAccount, updateAccount } from "./repository.ts";
import { mailOwner } from "./mail-owner.ts";

type EmailOwner = Pick<Identity, "userId" | "sessionId" | "email" | "isVerified" | "trustedAt">;

/**
 * Mails a confirmation link to the new address and an undo link to the old one. If the new address has an
 * account, no link is sent; its owner gets a notice instead, and the response is the same. An unconfirmed old
 * address gets no mail: it may be mistyped and belong to a stranger.
 * @throws Problem 422 `email_unchanged` at field `email`, 429 after three requests in 15 minutes
 */
export async function requestEmailChange(
  app: FastifyInstance,
  { userId, sessionId, email: old, isVerified, trustedAt }: EmailOwner,
  { email, owner, origin }: { email: string; owner: ConfirmedOwner; origin: Origin },
): Promise<void> {
  if (email === old.toLowerCase())
    throw new Problem(422, "email_unchanged", { fields: { email: ["email_unchanged"] } });
  await app.guessLimits.take("linkToAccount", `email_change ${userId}`);
  const now = app.clock();
  const isTaken = await isAddressTaken(app, { email, userId, now });
  await inTransaction(app.database, async ({ tx }) => {
    await owner.take(tx);
    await closeLinks(tx, { userId, purpose: "email_change", now });
    const account = { id: userId, email: old, trustedAt };
    if (!isTaken) await issueLink(app, tx, { purpose: "email_change", account, newEmail: email, sessionId });
    if (isVerified) await issueLink(app, tx, { purpose: "email_undo", account });
    await recordSecurityEvent(tx, { userId, kind: "email_change_asked", at: now, origin });
  });
  if (isTaken) await mailOwner(app, email);
}

async function isAddressTaken(
  { database }: FastifyInstance,
  held: { email: string; userId: string; now: Date },
): Promise<boolean> {
  return (await findAccount(database, held.email)) !== undefined || isHeldForUndo(database, held);
}

/**
 * Sets a confirmed address on the account and ends all sessions except `keep`, the one that requested the
 * change.
 */
export async function applyEmailChange(
  app: FastifyInstance,
  unit: UnitOfWork,
  { userId, email, keep, origin }: { userId: string; email: string; keep: string | null; origin: Origin },
): Promise<void> {
  const now = app.clock();
  await updateAccount(unit.tx, userId, { email, emailVerifiedAt: now });
  // Links mailed to the old address must no longer be able to set a password.
  await closeLinks(unit.tx, { userId, purpose: [...linksToMailbox], now });
  await endSessions(app, unit, { userId, except: keep ?? undefined, reason: "email_changed" });
  await notifySecurityEvent(unit, app, { userId, kind: "email_changed", at: now, origin });
}

/** Maps a unique violation on the email address to Problem 409 `email_taken`. */
export async function mapAddressConflict<T>(change: Promise<T>): Promise<T> {
  try {
    return await change;
  } catch (error) {
    if (sqlStateOf(error) === sqlStates.uniqueViolation) throw new Problem(409, "email_taken");
    throw error;
  }
}
