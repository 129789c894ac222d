import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { consumeLink } from "../mail-links/repository.ts";
import { notFound } from "../../problem.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import type { Origin } from "../../request-origin.ts";
import { changePassword } from "./changes.ts";
import { assertStrongPassword } from "./password-rules.ts";
import { findUser, updateAccount } from "./repository.ts";
import { restoreTrust } from "./restore-trust.ts";

/**
 * Sets the password of the account to which a link was mailed, removes sign-in methods and API keys added
 * since the last trusted moment, ends all sessions and clears wrong guesses, so that only the owner has access.
 * If the address was never confirmed, all sign-in methods are removed, because someone else may have
 * registered it (S28).
 * @throws Problem as `consumeLink` does, and as `assertStrongPassword` does, in which case the link remains valid
 */
export async function resetPassword(
  app: FastifyInstance,
  { token, newPassword: password }: { token: string; newPassword: string },
  origin: Origin,
): Promise<void> {
  const now = app.clock();
  const email = await inTransaction(app.database, async (unit) => {
    const link = await consumeLink(unit.tx, { purpose: ["password_reset", "invitation"], token, now });
    const { userId } = link;
    const account = await findUser(unit.tx, userId);
    if (!account) throw notFound();
    assertStrongPassword(password, account, "newPassword");
    await changePassword(app, unit, { userId, password });
    // Using the link proves access to the mailbox.
    if (!account.emailVerifiedAt) await updateAccount(unit.tx, userId, { emailVerifiedAt: now });
    const since = account.emailVerifiedAt ? link.trustedSince : null;
    await notifySecurityEvent(unit, app, { userId, kind: "password_reset", at: now, origin });
    await restoreTrust(app, unit, { userId, since, origin });
    return account.email;
  });
  await app.guessLimits.forget("account", email);
}
