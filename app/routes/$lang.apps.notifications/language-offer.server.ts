import { getNotificationSettings } from "#contract/notification-settings.ts";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";

/** What is offered to a member who never said how they want to be told. */
export interface LanguageOffered {
  /** The IANA name of the time zone that mails and quiet hours count in now. */
  timeZone: string;
}

/** Undefined once anything about notifications was chosen, and while the provider does not say. */
export async function offeredLanguage(context: RequestContext): Promise<LanguageOffered | undefined> {
  const settings = await loadPart(providerClient(context).call(getNotificationSettings));
  if (settings.state !== "loaded" || settings.data.meta?.isChosen !== false) return undefined;
  return { timeZone: settings.data.data.timeZone ?? "UTC" };
}
