import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/shop-card";

export const texts = {
  title: "أكثر مع بطاقة هدية",
  text: "{{worth}} مقابل {{price}} في متجر المكافآت.",
  toShop: "افتح متجر المكافآت",
  toReferrals: "ادعُ صديقًا",
} satisfies Translation<typeof english, "ar">;
