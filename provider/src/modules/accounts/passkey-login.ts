import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { TokenPair } from "#contract/accounts/auth.ts";
import type { AuthenticationResponse } from "#contract/accounts/passkey-responses.ts";
import type { completePasskeyStep } from "#contract/accounts/passkeys.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import { verifyPasskey } from "../passkeys/verify-passkey.ts";
import { countAttempt, endChallenge, findChallenge } from "../second-factor/challenges.ts";
import type { Visit } from "./finish-login.ts";
import { assertNotSuspended } from "./assert-not-suspended.ts";
import { findUser, lockForLogin } from "./repository.ts";
import { signIn } from "./sign-in.ts";

/**
 * Signs in with a passkey alone. Unlocking it counts as both steps.
 * @throws Problem as `verifyPasskey` does, 403 `account_suspended`
 */
export async function logInWithPasskey(
  app: FastifyInstance,
  response: AuthenticationResponse,
  visit: Visit,
): Promise<TokenPair> {
  const checked = await verifyPasskey(app, response, { purpose: "login" });
  return inTransaction(app.database, async (unit) => {
    const account = await lockForLogin(unit.tx, checked.userId);
    if (!account) throw new Problem(422, "passkey_unknown");
    assertNotSuspended(account);
    await checked.take(unit.tx);
    return signIn(app, unit, account, visit);
  });
}

/**
 * Completes a login with a passkey after the first step. The passkey also counts as proof of the owner for
 * important changes.
 * @throws Problem 410 `second_step_over`, as `verifyPasskey` does, 403 `account_suspended`
 */
export async function finishWithPasskey(
  app: FastifyInstance,
  { challenge, answer: response }: z.output<(typeof completePasskeyStep)["body"]>,
  { origin, device }: Visit,
): Promise<TokenPair> {
  const from = { ip: origin.ip, now: app.clock() };
  const userId = await findChallenge(app.database, challenge, from);
  const account = userId && (await findUser(app.database, userId));
  if (!account || (await countAttempt(app.database, challenge, from)) === undefined)
    throw new Problem(410, "second_step_over");
  const checked = await verifyPasskey(app, response, { purpose: "second-step", userId });
  return inTransaction(app.database, async (unit) => {
    await checked.take(unit.tx);
    if (!(await endChallenge(unit.tx, challenge))) throw new Problem(410, "second_step_over");
    assertNotSuspended(account);
    return signIn(app, unit, account, { origin, device });
  });
}
