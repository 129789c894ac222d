import type { FastifyInstance } from "fastify";
import { secondFactorsOf } from "../../database/queries/second-factors-of.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import { distrustDevices } from "../devices/devices.ts";
import { deletePasskeys } from "../passkeys/repository.ts";
import { endSessions } from "../sessions/service.ts";
import { endChallenges } from "../second-factor/challenges.ts";
import { removeCodes } from "../second-factor/recovery-codes.ts";
import { removeFactor } from "../second-factor/repository.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";

/**
 * Turns off all second factors of a user who lost them, on behalf of an admin: removes the app, passkeys and
 * recovery codes, ends all sessions, and notifies the owner. Returns what was removed. The account's row must
 * be locked.
 * @throws Problem 409 `second_factor_off`
 */
export async function resetFactors(
  app: FastifyInstance,
  unit: UnitOfWork,
  { userId, at }: { userId: string; at: Date },
): Promise<("app" | "passkey")[]> {
  const { tx } = unit;
  const before = await secondFactorsOf(tx, userId);
  if (before.length === 0) throw new Problem(409, "second_factor_off");
  await removeFactor(tx, userId);
  await deletePasskeys(tx, userId);
  await removeCodes(tx, userId);
  await endChallenges(tx, userId);
  await distrustDevices(tx, userId);
  await endSessions(app, unit, { userId, reason: "factor_changed" });
  // Empty, because the member must not see the admin's IP address.
  const origin = { ip: "", userAgent: null };
  await notifySecurityEvent(unit, app, { userId, kind: "second_factor_reset", at, origin });
  return before;
}
