import { expect, test } from "vitest";
import { notificationLanguages } from "#contract/notifications/notification-settings.ts";
import { notificationTexts } from "#provider/i18n/notification-texts.ts";
import type { NotificationType } from "#contract/notifications/notification-types.ts";
import { languageOfText } from "~/features/notifications/text-language";
import { sampleValues as values } from "../../../../support/notifications/sample-values";

test.each(notificationLanguages)("0090 every title and description in %s is recognized", (language) => {
  for (const type of Object.keys(values) as NotificationType[]) {
    const texts = notificationTexts(type, values[type], language);
    for (const text of Object.values(texts) as string[]) expect(languageOfText(text), text).toEqual(language);
  }
});
