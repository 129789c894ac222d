import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/feed";

export const texts = {
  title: "كوبونات جديدة على Cashlane",
  subtitle: "أحدث كوبونات متاجرنا الشريكة.",
  entry: "{{store}}: {{title}}",
  code: "الرمز: {{code}}.",
  ends: "صالح حتى {{date}}.",
} satisfies Translation<typeof english, "ar">;
