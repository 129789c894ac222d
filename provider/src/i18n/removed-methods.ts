import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { accountMails } from "./mail-texts.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The number of items of each kind that were removed or canceled when the owner recovered the account. */
export interface RemovedMethods {
  passkeys: number;
  services: number;
  authenticatorApp: number;
  recoveryCodes: number;
  apiKeys: number;
  payoutMethods: number;
  withdrawals: number;
}

/** Returns the notice to the owner about what was removed or canceled when the account was recovered. */
export function removedMethodsTexts(
  language: NotificationLanguage,
  removed: RemovedMethods,
): NotificationTexts {
  const { title, description, kinds } = accountMails[language].removedMethods;
  const parts = (Object.keys(kinds) as (keyof RemovedMethods)[])
    .filter((kind) => removed[kind] > 0)
    .map((kind) => `${kinds[kind]} (${removed[kind]})`);
  const list = new Intl.ListFormat(language, { type: "unit" }).format(parts);
  return { title, description: description.replace("{list}", () => list) };
}
