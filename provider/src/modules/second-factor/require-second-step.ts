import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/engine/connection.ts";
import { Problem } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { isTrustedDevice } from "../devices/devices.ts";
import { openChallenge } from "./challenges.ts";
import { secondFactorsOf } from "../../database/queries/second-factors-of.ts";

/**
 * Interrupts a login after its first step, with the password (`isProven`) or a service, if the account has a
 * second factor and this browser isn't exempt from it.
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

/** Returns the methods of which a login of this browser needs one after its first step; empty if it needs none. */
export async function secondStepMethods(
  queryable: Queryable,
  { userId, device, now }: { userId: string; device: string | undefined; now: Date },
): Promise<("app" | "passkey")[]> {
  const methods = await secondFactorsOf(queryable, userId);
  if (methods.length === 0 || !device) return methods;
  return (await isTrustedDevice(queryable, { userId, device, now })) ? [] : methods;
}
