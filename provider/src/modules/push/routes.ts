import { isIP } from "node:net";
import type { FastifyInstance } from "fastify";
import {
  addPushDevice,
  listPushDevices,
  type PushDevice,
  removePushDevice,
} from "#contract/notifications/push-devices.ts";
import { mayShowInBrowser } from "#contract/notifications/notification-settings.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { isPublicAddress } from "../../public-address.ts";
import { isOn } from "../notification-settings/defaults.ts";
import { pushTexts } from "../../i18n/push-texts.ts";
import { isQuiet } from "../notification-settings/local-time.ts";
import { findSettings } from "../notification-settings/repository.ts";
import { parseUserAgent } from "../security-events/user-agent.ts";
import { findPushKeys } from "./keys.ts";
import { deleteDeviceOf, findDevices, isDeviceOf, type PushDeviceRow, saveDevice } from "./repository.ts";

const access = "signed-in";

/** Routes for a member's devices with push notifications, and for browser notifications of open pages. */
export async function pushRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;

  api.implement(listPushDevices, { access }, async ({ request }) => {
    const devices = await findDevices(database, identityOf(request).userId);
    const data = devices.map(({ device, userAgent }) => toPushDevice(device, userAgent));
    return { data, meta: { publicKey: await publicKeyOf(api) } };
  });

  api.implement(addPushDevice, { access, perMinute: 20 }, async ({ body, request }) => {
    requirePublicHost(body.endpoint);
    const { userId, sessionId } = identityOf(request);
    const device = await saveDevice(database, { ...body, userId, sessionId, now: api.clock() });
    return { data: toPushDevice(device, request.clientAgent) };
  });

  api.implement(removePushDevice, { access }, async ({ params: { id }, request }) => {
    if (!(await deleteDeviceOf(database, identityOf(request).userId, id))) throw notFound();
    return { data: null };
  });

  api.implement(mayShowInBrowser, { access }, async ({ query, request }) => {
    const { userId } = identityOf(request);
    const settings = await findSettings(database, userId);
    const { quietHours, timeZone, discreet: isDiscreet, language } = settings;
    const isQuietNow = quietHours !== null && isQuiet(api.clock(), quietHours, timeZone ?? "UTC");
    const isPushed = query.device !== undefined && (await isDeviceOf(database, userId, query.device));
    const show = !isQuietNow && !isPushed && isOn(settings, query.type, "browser");
    return { data: { show, ...(show && isDiscreet && { discreet: pushTexts[language] }) } };
  });
}

/** Returns the key for subscriptions; `null` if the stored one can't be decrypted. */
async function publicKeyOf(api: FastifyInstance): Promise<string | null> {
  try {
    return (await findPushKeys(api)).publicKey;
  } catch (error) {
    api.log.error({ err: error }, "the key for push services could not be read");
    return null;
  }
}

/**
 * Refuses addresses that can't be a push service's. Names are looked up and checked for each message.
 * @throws Problem 400 `validation_failed` at `endpoint`
 */
function requirePublicHost(endpoint: string): void {
  const { hostname, username, password } = new URL(endpoint);
  const host = hostname.replace(/^\[|\]$/g, "");
  const isPrivate = host === "localhost" || (isIP(host) > 0 && !isPublicAddress(host));
  if (!isPrivate && username === "" && password === "") return;
  throw new Problem(400, "validation_failed", { fields: { endpoint: ["field_invalid"] } });
}

function toPushDevice(device: PushDeviceRow, userAgent: string | null): PushDevice {
  return {
    id: device.id,
    hash: device.endpointHash,
    machine: parseUserAgent(userAgent),
    createdAt: device.createdAt.toISOString(),
    lastPushAt: device.lastPushAt?.toISOString() ?? null,
  };
}
