import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/leave";

export const texts = {
  title: "المغادرة دون حفظ؟",
  text: "ما غيّرته هنا لم يُحفظ بعد وسيضيع.",
  stay: "ابقَ هنا",
  leave: "غادر",
} satisfies Translation<typeof english, "ar">;
