import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import type { TokenPair } from "#contract/accounts/auth.ts";
import type { completeSecondStep } from "#contract/accounts/second-factor.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { trustDevice } from "../devices/devices.ts";
import { countAttempt, endChallenge, findChallenge, maxAttempts } from "../second-factor/challenges.ts";
import { countCode } from "../second-factor/count-code.ts";
import type { SecondFactorCipher } from "../second-factor/cipher.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { consumeCode } from "../second-factor/consume-code.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { assertNotSuspended } from "./assert-not-suspended.ts";
import { findUser } from "./repository.ts";
import { signIn } from "./sign-in.ts";

/** The browser and IP network a login comes from. */
export interface Visit {
  origin: Origin;
  /** The browser's id, if it has one. */
  device: string | undefined;
}

/**
 * Completes a login with a code. Wrong codes are recorded in the member's security log; the fifth ends the
 * challenge and notifies the owner.
 * @throws Problem 410 `second_step_over`, 422 `code_wrong` at field `code`, 429 after too many codes, 403
 * `account_suspended`
 */
export async function finishLogin(
  app: FastifyInstance,
  cipher: SecondFactorCipher,
  { challenge, code, rememberDevice }: z.output<(typeof completeSecondStep)["body"]>,
  { origin, device }: Visit,
): Promise<TokenPair> {
  const from = { ip: origin.ip, now: app.clock() };
  const userId = await findChallenge(app.database, challenge, from);
  const account = userId && (await findUser(app.database, userId));
  if (!account) throw new Problem(410, "second_step_over");
  const guess = await countCode(app, { ...account, userId, device });
  const tries = await countAttempt(app.database, challenge, from);
  if (tries === undefined) throw new Problem(410, "second_step_over");

  const pair = await inTransaction(app.database, async (unit) => {
    const kind = await consumeCode(unit.tx, cipher, { userId, typed: code, now: from.now });
    if (!kind) {
      const failure = { userId, kind: "second_step_failed", at: from.now, origin } as const;
      if (tries >= maxAttempts) await notifySecurityEvent(unit, app, failure);
      else await recordSecurityEvent(unit.tx, failure);
      return undefined;
    }
    const ended = await endChallenge(unit.tx, challenge);
    if (!ended) throw new Problem(410, "second_step_over");
    assertNotSuspended(account);
    if (kind === "recovery")
      await notifySecurityEvent(unit, app, { userId, kind: "recovery_code_used", at: from.now, origin });
    const opened = await signIn(app, unit, account, { origin, device, ...ended });
    if (device && rememberDevice) await trustDevice(unit.tx, { userId, device, now: from.now });
    return opened;
  });
  if (pair) {
    await guess.wasRight();
    return pair;
  }
  if (tries >= maxAttempts) throw new Problem(410, "second_step_over");
  throw new Problem(422, "code_wrong", { fields: { code: ["code_wrong"] } });
}
