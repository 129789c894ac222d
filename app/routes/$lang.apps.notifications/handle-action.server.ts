import { data } from "react-router";
import { z } from "zod";
import { id } from "#contract/text/identifiers.ts";
import {
  changeNotificationSettings,
  type NotificationLanguage,
  timeZone,
} from "#contract/notifications/notification-settings.ts";
import {
  changeNotifications,
  deleteNotification,
  markAllNotificationsRead,
  markNotificationRead,
  maxChangedNotifications,
  restoreNotifications,
} from "#contract/notifications/notifications.ts";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { assertKnownNames } from "~/components/form/parse-form.server";
import type { RequestContext } from "~/page/request-context";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";

const change = z.discriminatedUnion("intent", [
  z.object({
    intent: z.enum(["read", "unread", "delete"]),
    ids: z.array(id).min(1).max(maxChangedNotifications),
  }),
  z.object({ intent: z.literal("read-all") }),
  z.object({ intent: z.literal("restore"), deletion: id }),
  z.object({ intent: z.literal("keys"), keys: z.enum(["on", "off"]) }),
  z.object({
    intent: z.literal("language"),
    language: z.enum(["own", "kept"]),
    timeZone: timeZone.optional(),
  }),
]);
export type Change = z.infer<typeof change>;

/** The change, the provider's error if it refused the change, and the data for undoing a deletion. */
interface Outcome {
  change: Change;
  error?: ProviderError;
  undo?: { deletion: string; count: number } | undefined;
}

/**
 * Handles the page's form submissions.
 * @throws Response 400 for a malformed form
 */
export async function handleNotificationAction(context: RequestContext, form: FormData): Promise<Outcome> {
  assertKnownNames(form, change, ["id", "select-all"]);
  const parsed = change.safeParse({ ...Object.fromEntries(form), ids: form.getAll("id") });
  if (!parsed.success) throw data(null, { status: 400 });
  const requestedChange = parsed.data;
  try {
    return {
      change: requestedChange,
      undo: await sendChange(providerClient(context), requestedChange, getLocale(context)),
    };
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    return { change: requestedChange, error };
  }
}

async function sendChange(
  provider: ProviderClient,
  change: Change,
  interfaceLanguage: NotificationLanguage,
): Promise<Outcome["undo"]> {
  if (change.intent === "keys") return;
  if (change.intent === "language") {
    const language = change.language === "own" ? interfaceLanguage : undefined;
    const body = { language, timeZone: change.timeZone };
    return void (await provider.call(changeNotificationSettings, { body }));
  }
  if (change.intent === "read-all") return void (await provider.call(markAllNotificationsRead));
  if (change.intent === "restore") {
    const { deletion } = change;
    return void (await provider.call(restoreNotifications, { body: { deletion } }));
  }
  const { intent, ids } = change;
  const [single, ...others] = ids;
  // A single notification is changed with calls that every provider supports.
  if (single && others.length === 0 && intent !== "unread") return changeOne(provider, intent, single);
  const { data: changed } = await provider.call(changeNotifications, { body: { change: intent, ids } });
  return changed.deletion ? { deletion: changed.deletion, count: changed.ids.length } : undefined;
}

async function changeOne(
  provider: ProviderClient,
  intent: "read" | "delete",
  notificationId: string,
): Promise<Outcome["undo"]> {
  const params = { id: notificationId };
  if (intent === "read") return void (await provider.call(markNotificationRead, { params }));
  const { data: deleted } = await provider.call(deleteNotification, { params });
  return deleted?.deletion ? { deletion: deleted.deletion, count: 1 } : undefined;
}
