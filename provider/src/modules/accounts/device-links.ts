import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import { consumeLink } from "../mail-links/repository.ts";
import { rememberDevice } from "../devices/devices.ts";

/**
 * Marks a browser as known to the account to which a link was mailed. The link proves that the browser is the
 * owner's, so the limits for unknown browsers no longer apply to it. @throws Problem 400 without a browser's
 * id; and as `consumeLink` does
 */
export async function openWithDeviceLink(
  app: FastifyInstance,
  token: string,
  device: string | undefined,
): Promise<void> {
  if (!device) throw new Problem(400, "bad_request");
  const now = app.clock();
  await inTransaction(app.database, async ({ tx }) => {
    const { userId } = await consumeLink(tx, { purpose: "known_device", token, now });
    await rememberDevice(tx, { userId, device, now });
  });
}
