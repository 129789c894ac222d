import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { isTrustedDevice } from "../devices/devices.ts";
import { openChallenge } from "./challenges.ts";
import { secondFactorsOf } from "../../database/queries/second-factors-of.ts";

/**
 * Interrupts a login after its first step, which was the password (`isProven`) or a sign-in service, if the
 * account has a second factor and this browser isn't trusted.
 * @throws Problem 403 `second_step_required` with the challenge (`loginChallenge` of the contract)
 */
export async function requireSecondStep(
  { database, clock }: Pick<FastifyInstance, "database" | "clock">,
  userId: string,
  { origin, device, isProven = true }: { origin: Origin; device: string | undefined; isProven?: boolean },
): Promise<void> {
  const now = clock();
  const methods = await secondStepMethods(database, { userId, device, now });
  if (methods.length === 0) return;
  const { challenge, expiresAt } = await openChallenge(database, { userId, ip: origin.ip, now, isProven });
  const details = { challenge, expiresAt: expiresAt.toISOString(), methods: methods.join(" ") };
  throw new Problem(403, "second_step_required", { details });
}

/**
 * Returns the methods for the second step of a login with this browser. The login needs one of them; empty if
 * it needs no second step.
 */
export async function secondStepMethods(
  queryable: Queryable,
  { userId, device, now }: { userId: string; device: string | undefined; now: Date },
): Promise<("app" | "passkey")[]> {
  const methods = await secondFactorsOf(queryable, userId);
  if (methods.length === 0 || !device) return methods;
  return (await isTrustedDevice(queryable, { userId, device, now })) ? [] : methods;
}
