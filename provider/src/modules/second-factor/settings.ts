import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { requireVerifiedForSignIn, type Identity } from "../../plugins/identity.ts";
import { Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { distrustDevices } from "../devices/devices.ts";
import { endSessions } from "../sessions/service.ts";
import { endChallenges } from "./challenges.ts";
import { issueCodes, removeCodes } from "./recovery-codes.ts";
import { hasSecondFactor, lockOwner, lockOwnerForMethod } from "../../database/queries/second-factors-of.ts";
import { beginFactor, confirmFactor, lockFactor, removeFactor } from "./repository.ts";
import type { SecondFactorCipher } from "./cipher.ts";
import { notifySecurityEvent } from "./notify-security-event.ts";
import { newTotp, stepOf } from "./totp.ts";
import { consumeCode } from "./consume-code.ts";

const setUpLifetime = 30 * 60 * 1000;

interface Owner {
  userId: string;
  origin: Origin;
}

const wrongCode = () => new Problem(422, "code_wrong", { fields: { code: ["code_wrong"] } });

/** Creates a secret that must be confirmed within half an hour. @throws Problem 409 `second_factor_on` */
export async function begin(
  { database, clock }: FastifyInstance,
  cipher: SecondFactorCipher,
  identity: Pick<Identity, "userId" | "email" | "isVerified">,
): Promise<{ secret: string; uri: string }> {
  requireVerifiedForSignIn(identity);
  const { userId, email } = identity;
  const totp = newTotp(email);
  const row = { userId, secretCiphertext: cipher.seal(totp.secret, userId), createdAt: clock() };
  const isBegun = await database.transaction((tx) => beginFactor(tx, row));
  if (!isBegun) throw new Problem(409, "second_factor_on");
  return totp;
}

/**
 * Turns the second factor on with a code of the app, ends all sessions opened without one, and returns the
 * recovery codes.
 * @throws Problem 422 `code_wrong` at field `code`; 409 `second_factor_on`, `second_factor_not_begun`
 */
export async function turnOnFactor(
  app: FastifyInstance,
  cipher: SecondFactorCipher,
  { userId, origin, sessionId, code }: Owner & { sessionId: string; code: string },
): Promise<string[]> {
  const now = app.clock();
  return inTransaction(app.database, async (unit) => {
    await lockOwnerForMethod(unit.tx, { userId, sessionId });
    const factor = await lockFactor(unit.tx, userId);
    if (factor?.confirmedAt) throw new Problem(409, "second_factor_on");
    if (!factor || now.getTime() - factor.createdAt.getTime() > setUpLifetime)
      throw new Problem(409, "second_factor_not_begun");
    const step = stepOf(cipher.open(factor.secretCiphertext, userId), code.replace(/\s/g, ""), now);
    if (step === undefined) throw wrongCode();
    await confirmFactor(unit.tx, { userId, now, step });
    await distrustDevices(unit.tx, userId);
    await endSessions(app, unit, { userId, except: sessionId, reason: "factor_changed" });
    await notifySecurityEvent(unit, app, { userId, kind: "second_factor_on", at: now, origin });
    return issueCodes(unit.tx, cipher, { userId, now });
  });
}

/**
 * Turns the second factor off with a code of the app or a recovery code. If it was the last second factor, the
 * recovery codes are removed, too.
 * @throws Problem 409 `second_factor_off`, 422 `code_wrong` at field `code`
 */
export async function turnOffFactor(
  app: FastifyInstance,
  cipher: SecondFactorCipher,
  { userId, origin, code }: Owner & { code: string },
): Promise<void> {
  const now = app.clock();
  await inTransaction(app.database, async (unit) => {
    await lockOwner(unit.tx, userId);
    const factor = await lockFactor(unit.tx, userId);
    if (!factor?.confirmedAt) throw new Problem(409, "second_factor_off");
    if (!(await consumeCode(unit.tx, cipher, { userId, typed: code, now }))) throw wrongCode();
    await removeFactor(unit.tx, userId);
    if (!(await hasSecondFactor(unit.tx, userId))) await removeCodes(unit.tx, userId);
    await endChallenges(unit.tx, userId);
    await distrustDevices(unit.tx, userId);
    await notifySecurityEvent(unit, app, { userId, kind: "second_factor_off", at: now, origin });
  });
}

/** Replaces all recovery codes and returns the new ones. @throws Problem 409 `second_factor_off` */
export async function renewCodes(
  app: FastifyInstance,
  cipher: SecondFactorCipher,
  { userId, origin }: Owner,
): Promise<string[]> {
  const now = app.clock();
  return inTransaction(app.database, async (unit) => {
    await lockOwner(unit.tx, userId);
    if (!(await hasSecondFactor(unit.tx, userId))) throw new Problem(409, "second_factor_off");
    await notifySecurityEvent(unit, app, { userId, kind: "recovery_codes_renewed", at: now, origin });
    return issueCodes(unit.tx, cipher, { userId, now });
  });
}
