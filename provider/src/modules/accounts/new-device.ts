import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import type { Queryable } from "../../database/engine/connection.ts";
import type { UnitOfWork } from "../../database/engine/unit-of-work.ts";
import { accountMails } from "../../i18n/mail-texts.ts";
import { ipNetworkOf } from "../../plugins/client-address.ts";
import type { Origin } from "../../request-origin.ts";
import { isDeviceOf } from "../devices/devices.ts";
import { issueLink } from "../mail-links/issue-link.ts";
import { findMailLanguage } from "../notification-settings/repository.ts";
import { writeNotifications } from "../notifications/notify.ts";
import { parseUserAgent } from "../security-events/user-agent.ts";
import { knownIpNetworks } from "./repository.ts";
import type { AccountTrust } from "../mail-links/trust.ts";

/**
 * Returns whether both the browser and its network are new to this account. The first login never counts as
 * new, as there is nothing to compare it with.
 */
export async function isNewDevice(
  queryable: Queryable,
  userId: string,
  { origin, device }: { origin: Origin; device?: string | undefined },
): Promise<boolean> {
  if (device && (await isDeviceOf(queryable, userId, device))) return false;
  const networks = await knownIpNetworks(queryable, userId);
  return networks.size > 0 && !networks.has(ipNetworkOf(origin.ip));
}

/**
 * Notifies the owner of a login from a new device, in the app and by mail, regardless of their notification
 * settings. The mail has a link to report that it wasn't them.
 */
export async function notifyOfNewDevice(
  app: FastifyInstance,
  unit: UnitOfWork,
  {
    account,
    sessionId,
    origin,
  }: { account: AccountTrust & { id: string; email: string }; sessionId: string; origin: Origin },
): Promise<void> {
  const userId = account.id;
  const { browser, system } = parseUserAgent(origin.userAgent);
  const device = [browser, system].filter(Boolean).join(" · ") || "?";
  const values = { machine: `\u2068${device}\u2069`, address: `\u2068${origin.ip}\u2069` };
  await issueLink(app, unit.tx, { purpose: "not_me", account, sessionId, values });
  const { title, description } = accountMails[await findMailLanguage(unit.tx, userId)].newDevice;
  const text = description.replace("{machine}", values.machine).replace("{address}", values.address);
  const type = "security_new_device";
  const row = { id: randomUUID(), userId, type, title, description: text, createdAt: app.clock() };
  await writeNotifications(unit, app, [row]);
}
