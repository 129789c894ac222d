import { randomBytes } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { inTransaction, type UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { Origin } from "../../request-origin.ts";
import { mapAddressConflict } from "../accounts/change-email.ts";
import { changePassword, linksToMailbox } from "../accounts/changes.ts";
import { updateAccount } from "../accounts/repository.ts";
import { restoreTrust } from "../accounts/restore-trust.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import { closeLinks, consumeLink, type UsedLink } from "../mail-links/repository.ts";
import { removeMethodsSince } from "../payout-methods/repository.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { cancelRequestsSince } from "../withdrawals/cancel.ts";

/**
 * Restores the address to which a mail was sent, or keeps it if it is still the current one, and recovers the
 * account as `recoverAccount` does. @throws Problem as `consumeLink` does, 409 `email_taken`
 */
export async function undoEmailChange(app: FastifyInstance, token: string, origin: Origin): Promise<void> {
  const now = app.clock();
  await mapAddressConflict(
    inTransaction(app.database, async (unit) => {
      const link = await consumeLink(unit.tx, { purpose: "email_undo", token, now });
      // Undo links created since then were mailed to addresses that the attacker controls.
      const { userId, createdAt: since } = link;
      await closeLinks(unit.tx, { userId, purpose: "email_undo", since, now });
      await recordSecurityEvent(unit.tx, { userId, kind: "email_change_undone", at: now, origin });
      await recoverAccount(app, unit, link, origin);
    }),
  );
}

/**
 * Recovers the account after an unauthorized login, as `recoverAccount` does. If the account's address has
 * been changed since, the address to which the mail was sent is restored first. @throws Problem as `consumeLink`
 * does, 409 `email_taken`
 */
export async function reportUnknownLogin(app: FastifyInstance, token: string, origin: Origin): Promise<void> {
  const now = app.clock();
  await mapAddressConflict(
    inTransaction(app.database, async (unit) => {
      const link = await consumeLink(unit.tx, { purpose: "not_me", token, now });
      await recordSecurityEvent(unit.tx, { userId: link.userId, kind: "login_disowned", at: now, origin });
      await recoverAccount(app, unit, link, origin);
    }),
  );
}

/**
 * Recovers an account with a mailed link: restores the address to which it was sent, invalidates the password,
 * removes everything added since the trusted moment, including payout methods, cancels undecided withdrawals
 * requested since then, and mails a link to set a new password. Links mailed to other addresses since then are
 * closed, because the person who changed the address can read those mails.
 */
async function recoverAccount(
  app: FastifyInstance,
  unit: UnitOfWork,
  { userId, email, createdAt, trustedSince }: UsedLink,
  origin: Origin,
): Promise<void> {
  const { tx } = unit;
  const now = app.clock();
  const withdrawals = await cancelRequestsSince(tx, { userId, since: trustedSince, at: now });
  await updateAccount(tx, userId, { email, emailVerifiedAt: now });
  // A random password, because the old one may be known to someone else. It is valid until the owner sets a
  // new one.
  await changePassword(app, unit, { userId, password: randomBytes(48).toString("base64url") });
  await closeLinks(tx, { userId, purpose: [...linksToMailbox], now });
  await closeLinks(tx, { userId, exceptEmail: email, since: createdAt, now });
  await issueLink(app, tx, { purpose: "password_reset", account: { id: userId, email, trustedAt: now } });
  const payoutMethods = await removeMethodsSince(tx, userId, { since: trustedSince, at: now });
  if (payoutMethods > 0)
    await recordSecurityEvent(tx, { userId, kind: "payout_method_removed", at: now, origin });
  const removedPayouts = { payoutMethods, withdrawals };
  await restoreTrust(app, unit, { userId, since: trustedSince, origin, removedPayouts });
}
