import type { CallData } from "#contract/calls/call.ts";
import type { mayShowInBrowser } from "#contract/notifications/notification-settings.ts";
import { readDeviceHash } from "../push/push-subscription";
import { languageOfText } from "../text-language";

interface ShownNotification {
  id: string;
  type: string;
  title: string;
  description: string;
}

/**
 * Shows a browser notification, unless the member has turned it off or this browser gets push messages. If the
 * member chose so, the notification contains no amounts or names. The settings are loaded each time, so that a
 * change applies to every tab immediately. If they can't be loaded, the notification is shown. A click focuses
 * the tab and calls `open`.
 */
export async function showSystemNotification(
  { id, type, title, description }: ShownNotification,
  open: () => void,
): Promise<void> {
  if (!("Notification" in window) || window.Notification.permission !== "granted") return;
  const { show, discreet } = await loadSettings(type);
  if (show === false) return;
  const texts = discreet ?? { title, description };
  // The tag is the same in all tabs, so that the system shows the notification only once.
  const notification = new window.Notification(texts.title, {
    body: texts.description,
    tag: id,
    lang: languageOfText(texts.title),
  });
  notification.onclick = () => {
    notification.close();
    window.focus();
    open();
  };
}

type Settings = Partial<CallData<typeof mayShowInBrowser>>;

/** The discreet texts in the last response, for when the settings can't be loaded. */
let lastDiscreetTexts: Settings["discreet"];

async function loadSettings(type: string): Promise<Settings> {
  try {
    const query = new URLSearchParams({ type });
    const device = await readDeviceHash();
    if (device) query.set("device", device);
    const response = await fetch(`/notifications/browser?${query}`);
    if (!response.ok) return { discreet: lastDiscreetTexts };
    const settings = (await response.json()) as Settings;
    // The response contains the discreet texts only for types that are shown.
    if (settings.show) lastDiscreetTexts = settings.discreet;
    return settings;
  } catch {
    return { discreet: lastDiscreetTexts };
  }
}
