import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/network-trust";

export const texts = {
  trust_signed: "موقَّع",
  trust_listed: "سر وعناوين مدرجة",
  trust_open: "سر فقط",
} satisfies Translation<typeof english, "ar">;
