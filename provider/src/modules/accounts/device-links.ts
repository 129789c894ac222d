import type { FastifyInstance } from "fastify";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { Problem } from "../../problem.ts";
import { useLink } from "../mail-links/use-link.ts";
import { rememberDevice } from "../devices/devices.ts";

/**
 * Marks a browser as known to the account a link was mailed to, which proves that the browser belongs to the
 * owner while unknown browsers are locked out.
 * @throws Problem 400 without a browser's id; and as `useLink` does
 */
export async function openWithDeviceLink(
  app: FastifyInstance,
  token: string,
  device: string | undefined,
): Promise<void> {
  if (!device) throw new Problem(400, "bad_request");
  const now = app.clock();
  await inTransaction(app.database, async ({ tx }) => {
    const { userId } = await useLink(tx, { purpose: "known_device", token, now });
    await rememberDevice(tx, { userId, device, now });
  });
}
