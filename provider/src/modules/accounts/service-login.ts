import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { TokenPair } from "#contract/accounts/auth.ts";
import type { logInWithService as logInCall } from "#contract/accounts/connected-services.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import { nameOf } from "../connected-services/connect.ts";
import { sealFlow, consumeFlow } from "../connected-services/flow.ts";
import { recordConnectionUse } from "../connected-services/repository.ts";
import { requireSecondStep } from "../second-factor/require-second-step.ts";
import type { Visit } from "./finish-login.ts";
import { assertUnchangedAccount } from "./assert-unchanged-account.ts";
import { assertNotSuspended } from "./assert-not-suspended.ts";
import { findUser, lockForLogin } from "./repository.ts";
import { signIn } from "./sign-in.ts";

/** Returns the URL of a service's login page. @throws Problem as `OpenId.begin` does */
export async function beginServiceLogin(
  app: FastifyInstance,
  service: string,
): Promise<{ url: string; flow: string }> {
  const { url, flow } = await app.openId.begin(service);
  return { url, flow: sealFlow(app.environment.TOKEN_SECRET, flow, { purpose: "login" }, app.clock()) };
}

/**
 * Signs in the account that was connected with the service's identity before. No account is created or looked
 * up by address. The service replaces the password at login only: the second step is still required, and the
 * password is required before the first important change.
 * @throws Problem 410 `service_over`, as `OpenId.identify` does, 422 `service_unknown`, 403
 * `account_suspended`, and as `requireSecondStep` does
 */
export async function logInWithService(
  app: FastifyInstance,
  { flow: sealed, answer: callbackQuery }: z.output<(typeof logInCall)["body"]>,
  { origin, device }: Visit,
): Promise<TokenPair> {
  const { database, environment, openId } = app;
  const sealedFlow = { sealed, use: { purpose: "login" }, now: app.clock() } as const;
  const flow = await consumeFlow(database, environment.TOKEN_SECRET, sealedFlow);
  const identity = await openId.identify(flow, callbackQuery);
  const userId = await recordConnectionUse(database, identity, app.clock());
  const account = userId && (await findUser(database, userId));
  if (!account) throw new Problem(422, "service_unknown", { details: nameOf(app, flow.service) });
  assertNotSuspended(account);
  const visit = { origin, device, isProven: false };
  await requireSecondStep(app, account.id, visit);
  return inTransaction(database, async (unit) => {
    const current = await lockForLogin(unit.tx, account.id);
    // If the service was disconnected in the meantime, the login is refused.
    if (!current || (await recordConnectionUse(unit.tx, identity, app.clock())) !== account.id)
      throw new Problem(422, "service_unknown", { details: nameOf(app, flow.service) });
    await assertUnchangedAccount(app, unit.tx, { account: current, device });
    return signIn(app, unit, current, visit);
  });
}
