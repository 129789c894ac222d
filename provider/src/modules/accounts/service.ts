import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { credentials, registration, TokenPair } from "#contract/auth.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import { isHeldForUndo } from "../mail-links/use-link.ts";
import { requireSecondStep } from "../second-factor/require-second-step.ts";
import { joinByCode } from "../referrals/join.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import type { Origin } from "../../request-origin.ts";
import { countGuess } from "./count-guess.ts";
import { rememberDevice } from "../devices/devices.ts";
import { hashPassword, verifyPassword } from "./password.ts";
import { refuseWeak } from "./password-rules.ts";
import { refuseSuspended } from "./refuse-suspended.ts";
import { findAccount, insertAccount } from "./repository.ts";
import { signIn } from "./sign-in.ts";
import { mailOwner } from "./mail-owner.ts";

/**
 * Creates a member's account and mails what confirms its address. `device` is the browser's id: the account knows it
 * from then on. Of an address that has an account the owner is told by mail, and nobody else learns it: the answer
 * is the same, and as slow (S11).
 * @throws Problem as `refuseWeak` does
 */
export async function register(
  app: FastifyInstance,
  { name, email, password, language, referral }: z.output<typeof registration>,
  origin: Origin,
  device?: string,
): Promise<void> {
  const id = crypto.randomUUID();
  refuseWeak(password, { name, email }, "password");
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
 * Signs in. Neither text nor time tells whether the account exists (S11); that it is suspended is said only
 * to a visitor with the right password. `device` is the browser's id: one the account was signed in with
 * before is not held up by others' guesses.
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
  const isRight = await verifyPassword(account?.passwordHash, password);
  if (!account || !isRight) {
    // For accounts that do not exist too: it must take as long (S11).
    const failure = { userId: account?.id ?? null, kind: "login_failed", at: app.clock(), origin } as const;
    await recordSecurityEvent(app.database, failure);
    throw new Problem(401, "invalid_credentials");
  }

  await guess.wasRight();
  refuseSuspended(account);
  await requireSecondStep(app, account.id, { origin, device });
  return inTransaction(app.database, (unit) => signIn(app, unit, account, { origin, device }));
}
