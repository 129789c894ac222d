import type { FastifyInstance } from "fastify";
import {
  type NotificationLanguage,
  notificationLanguages,
} from "#contract/notifications/notification-settings.ts";
import { settableTypes, type SettableType } from "#contract/notifications/notification-types.ts";
import type { NotificationWordings, Wording } from "#contract/settings/settings.ts";
import type { Queryable } from "../../database/engine/connection.ts";
import { builtInTexts, notificationTexts } from "../../i18n/notification-texts.ts";
import { renderSubject, renderText, type MailParts } from "../mails/render.ts";
import { currentSettings } from "./current.ts";
import { placeholdersOf } from "./wording-rules.ts";
import { sampleValues } from "./wording-samples.ts";

/** Returns a lookup of the operator's custom texts by type and language. */
export async function findWordings(queryable: Queryable, currency: string) {
  const wordings = await currentSettings(queryable, "notifications", currency);
  return (type: string, language: NotificationLanguage): Wording | undefined =>
    wordings[type as SettableType]?.[language];
}

/** Lists all types with their placeholders and default texts. */
export function listTexts(currency: string) {
  return settableTypes.map((type) => {
    const samples = sampleValues(type, currency);
    const placeholders = placeholdersOf(type).map((name) => {
      const wording = { title: `{${name}}`, description: "" };
      return { name, example: notificationTexts(type, samples, "en", wording).title };
    });
    const texts = notificationLanguages.map((language) => [language, builtInTexts[language][type]] as const);
    return {
      type,
      placeholders,
      texts: Object.fromEntries(texts) as Record<NotificationLanguage, Wording>,
    };
  });
}

/** Renders a type's mail in each language, with the template of all mails. */
export function previewWordings(
  { CURRENCY, PUBLIC_ORIGIN }: Pick<FastifyInstance["environment"], "CURRENCY" | "PUBLIC_ORIGIN">,
  type: SettableType,
  wordings: NotificationWordings,
) {
  return notificationLanguages.map((language) => {
    const texts = notificationTexts(type, sampleValues(type, CURRENCY), language, wordings[type]?.[language]);
    const parts: MailParts = {
      kind: "single",
      language,
      name: "Mai Laurent",
      items: [{ ...texts, path: "/apps/notifications" }],
      dashboard: `${PUBLIC_ORIGIN[0]}/${language === "vi" ? "en" : language}`,
      unsubscribeUrl: undefined,
      linkQuery: undefined,
    };
    return { language, subject: renderSubject(parts), text: renderText(parts) };
  });
}
