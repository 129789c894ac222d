import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { TokenPair } from "#contract/accounts/auth.ts";
import type { users } from "../../database/schema/schema.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import type { Origin } from "../../request-origin.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { openSession } from "../sessions/service.ts";
import { rememberDevice } from "../devices/devices.ts";
import { isNewDevice, notifyOfNewDevice } from "./new-device.ts";

/**
 * Opens a session after all login steps have succeeded: remembers the browser and adds a row to the security
 * log. If both browser and IP network are new to the account, its owner is notified. Without `isProven`, the
 * password is required before the first important change.
 */
export async function signIn(
  app: FastifyInstance,
  unit: UnitOfWork,
  account: Pick<typeof users.$inferSelect, "id" | "role" | "email" | "trustedAt">,
  { origin, device, isProven = true }: { origin: Origin; device?: string | undefined; isProven?: boolean },
): Promise<TokenPair> {
  const { tx } = unit;
  const [userId, at] = [account.id, app.clock()];
  const isNew = await isNewDevice(tx, userId, { origin, device });
  if (device) await rememberDevice(tx, { userId, device, now: at });
  await recordSecurityEvent(tx, { userId, kind: isNew ? "login_new_device" : "login", at, origin });
  const sessionId = randomUUID();
  const pair = await openSession(app, tx, account, origin, { sessionId, isProven });
  if (isNew) await notifyOfNewDevice(app, unit, { account, sessionId, origin });
  return pair;
}
