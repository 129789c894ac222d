import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { credentials, registration, TokenPair } from "#contract/accounts/auth.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import { isHeldForUndo } from "../mail-links/repository.ts";
import { requireSecondStep } from "../second-factor/require-second-step.ts";
import { joinByCode } from "../referrals/join.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import type { Origin } from "../../request-origin.ts";
import { countGuess } from "./count-guess.ts";
import { rememberDevice } from "../devices/devices.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { assertStrongPassword } from "./password-rules.ts";
import { assertUnchangedAccount } from "./assert-unchanged-account.ts";
import { assertNotSuspended } from "./assert-not-suspended.ts";
import { findAccount, insertAccount, lockForLogin } from "./repository.ts";
import { signIn } from "./sign-in.ts";
import { mailOwner } from "./mail-owner.ts";

/**
 * Creates a member's account and mails a link and code to confirm the address. `device` is the browser's id,
 * which is stored as a known device. If the address already has an account, only its owner is notified by
 * mail; the response and its timing are the same (S11).
 * @throws Problem as `assertStrongPassword` does
 */
export async function registerMember(
  app: FastifyInstance,
  { name, email, password, language, referral }: z.output<typeof registration>,
  origin: Origin,
  device?: string,
): Promise<void> {
  const id = crypto.randomUUID();
  assertStrongPassword(password, { name, email }, "password");
  const passwordHash = await hashPassword(password);
  const isNew = await inTransaction(app.database, async ({ tx }) => {
    const account = { id, name, email, passwordHash, language, createdAt: app.clock() };
    if (await isHeldForUndo(tx, { email, now: app.clock() })) return false;
    if (!(await insertAccount(tx, account))) return false;
    if (device) await rememberDevice(tx, { userId: id, device, now: app.clock() });
    if (referral) {
      const { CURRENCY: currency } = app.environment;
      await joinByCode(tx, { friendId: id, email, code: referral, currency, at: app.clock() });
    }
    await issueLink(app, tx, { purpose: "email_verification", account: { id, email, trustedAt: null } });
    await recordSecurityEvent(tx, { userId: id, kind: "registered", at: app.clock(), origin });
    return true;
  });
  if (!isNew) await mailOwner(app, email);
}

/**
 * Signs in. Neither text nor timing reveals whether the account exists (S11); a suspension is only disclosed
 * after the correct password. `device` is the browser's id: a known device isn't blocked by other
 * people's guesses.
 * @throws Problem 401 `invalid_credentials`, 403 `account_suspended`, 429 after too many guesses, and as
 * `requireSecondStep` does
 */
export async function login(
  app: FastifyInstance,
  { email, password }: z.output<typeof credentials>,
  origin: Origin,
  device?: string,
): Promise<TokenPair> {
  const guess = await countGuess(app, { email, ip: origin.ip, device });
  const account = await findAccount(app.database, email);
  const isCorrect = await verifyPassword(account?.passwordHash, password);
  if (!account || !isCorrect) {
    // The failure is also recorded if the account doesn't exist, so that both cases take equally long (S11).
    const failure = { userId: account?.id ?? null, kind: "login_failed", at: app.clock(), origin } as const;
    await recordSecurityEvent(app.database, failure);
    throw new Problem(401, "invalid_credentials");
  }

  await guess.wasRight();
  assertNotSuspended(account);
  await requireSecondStep(app, account.id, { origin, device });
  return inTransaction(app.database, async (unit) => {
    const current = await lockForLogin(unit.tx, account.id);
    if (current?.passwordHash !== account.passwordHash) throw new Problem(401, "invalid_credentials");
    await assertUnchangedAccount(app, unit.tx, { account: current, device });
    return signIn(app, unit, current, { origin, device });
  });
}
