import { randomBytes, randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/connection.ts";
import { inTransaction, type UnitOfWork } from "../../database/unit-of-work.ts";
import { newDeviceTexts } from "../../locales/new-device.ts";
import { networkOf } from "../../plugins/client-address.ts";
import type { Origin } from "../../request-origin.ts";
import { deleteConnections } from "../connected-services/repository.ts";
import { isDeviceOf } from "../devices/devices.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import { useLink } from "../mail-links/use-link.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { writeNotifications } from "../notifications/notify.ts";
import { machineOf } from "../security-events/machine.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { changePassword } from "./changes.ts";
import { knownNetworks } from "./repository.ts";

/**
 * Whether neither the browser nor its network was seen at this account before. The first log-in of an account is
 * from no new one: there is nothing to compare it with.
 */
export async function isNewDevice(
  queryable: Queryable,
  userId: string,
  { origin, device }: { origin: Origin; device?: string | undefined },
): Promise<boolean> {
  if (device && (await isDeviceOf(queryable, userId, device))) return false;
  const networks = await knownNetworks(queryable, userId);
  return networks.size > 0 && !networks.has(networkOf(origin.ip));
}

/** Tells the owner in the app and by mail, whatever they chose, with a link for who it was not. */
export async function notifyOfNewDevice(
  app: FastifyInstance,
  unit: UnitOfWork,
  { userId, sessionId, origin }: { userId: string; sessionId: string; origin: Origin },
): Promise<void> {
  const { browser, system } = machineOf(origin.userAgent);
  const machine = [browser, system].filter(Boolean).join(" · ") || "?";
  const values = { machine: `\u2068${machine}\u2069`, address: `\u2068${origin.ip}\u2069` };
  await issueLink(app, unit.tx, { purpose: "not_me", userId, sessionId, values });
  const { title, description } = newDeviceTexts[await findMailLanguage(unit.tx, userId)];
  const text = description.replace("{machine}", values.machine).replace("{address}", values.address);
  const type = "security_new_device";
  const row = { id: randomUUID(), userId, type, title, description: text, createdAt: app.clock() };
  await writeNotifications(unit, app, [row]);
}

/**
 * Closes an account to who logged in to it: every log-in ends, neither the password nor a connected service opens
 * anything any more, and what sets a new password is mailed.
 * @throws Problem as `useLink` does
 */
export async function disownLogin(app: FastifyInstance, token: string, origin: Origin): Promise<void> {
  const now = app.clock();
  await inTransaction(app.database, async (unit) => {
    const { userId } = await useLink(unit.tx, { purpose: "not_me", token, now });
    // A random password: until the mail is followed, the old one would let its thief in again.
    await changePassword(app, unit, { userId, password: randomBytes(48).toString("base64url") });
    await recordSecurityEvent(unit.tx, { userId, kind: "login_disowned", at: now, origin });
    // They stand for the password, which opens nothing any more either.
    if (await deleteConnections(unit.tx, userId))
      await recordSecurityEvent(unit.tx, { userId, kind: "service_disconnected", at: now, origin });
    await issueLink(app, unit.tx, { purpose: "password_reset", userId });
  });
}
