import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { notFound } from "../../problem.ts";
import type { Origin } from "../../request-origin.ts";
import { distrustDevices } from "../devices/devices.ts";
import { endChallenges } from "../second-factor/challenges.ts";
import { hasSecondFactor, lockOwner } from "../../database/queries/second-factors-of.ts";
import { removeCodes } from "../second-factor/recovery-codes.ts";
import { notifySecurityEvent } from "../second-factor/notify-security-event.ts";
import { deletePasskey } from "./repository.ts";

/**
 * Removes one of a member's passkeys. If it was the last second factor, the recovery codes are removed as
 * well. @throws Problem 404
 */
export async function removePasskey(
  app: FastifyInstance,
  passkey: { id: string; userId: string },
  origin: Origin,
): Promise<void> {
  const { userId } = passkey;
  await inTransaction(app.database, async (unit) => {
    const { tx } = unit;
    await lockOwner(tx, userId);
    if (!(await deletePasskey(tx, passkey))) throw notFound();
    await endChallenges(tx, userId);
    await distrustDevices(tx, userId);
    if (!(await hasSecondFactor(tx, userId))) await removeCodes(tx, userId);
    await notifySecurityEvent(unit, app, { userId, kind: "passkey_removed", at: app.clock(), origin });
  });
}
