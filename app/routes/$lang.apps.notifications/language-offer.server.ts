import { getNotificationSettings } from "#contract/notifications/notification-settings.ts";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";

/**
 * The data of the language offer, which is made to members who have never changed their notification
 * settings.
 */
export interface LanguageOfferData {
  /** The IANA name of the time zone that is currently used for mails and quiet hours. */
  timeZone: string;
}

/**
 * Returns the data of the offer; `undefined` if the settings were changed or the provider doesn't support the
 * offer.
 */
export async function loadLanguageOffer(context: RequestContext): Promise<LanguageOfferData | undefined> {
  const settings = await loadPart(providerClient(context).call(getNotificationSettings));
  if (settings.state !== "loaded" || settings.data.meta?.isChosen !== false) return undefined;
  return { timeZone: settings.data.data.timeZone ?? "UTC" };
}
