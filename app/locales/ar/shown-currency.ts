import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/shown-currency";

export const texts = {
  note: "≈ بسعر يوم {{date}}، للاسترشاد فقط. تُدفع عمليات السحب بعملة {{currency}}.",
  noteFrom: "≈ بسعر يوم {{date}} ({{source}})، للاسترشاد فقط. تُدفع عمليات السحب بعملة {{currency}}.",
} satisfies Translation<typeof english, "ar">;
