import type { FastifyInstance } from "fastify";
import {
  changeNotificationSettings,
  getNotificationSettings,
  type NotificationSettings,
  replaceNotificationSettings,
} from "#contract/notifications/notification-settings.ts";
import { identityOf } from "../../plugins/identity.ts";
import { defaultSettings } from "./defaults.ts";
import { changeSettings, findChosenSettings, versionOf } from "./repository.ts";

/** Routes for members' notification settings. */
export async function notificationSettingsRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";
  const withVersion = (settings: NotificationSettings) => ({ ...settings, version: versionOf(settings) });

  api.implement(getNotificationSettings, { access }, async ({ request }) => {
    const stored = await findChosenSettings(api.database, identityOf(request).userId);
    return { data: withVersion(stored ?? defaultSettings), meta: { isChosen: stored !== undefined } };
  });

  for (const call of [replaceNotificationSettings, changeNotificationSettings]) {
    api.implement(call, { access }, async ({ body, request }) => ({
      data: withVersion(await changeSettings(api.database, identityOf(request).userId, body, api.clock())),
    }));
  }
}
