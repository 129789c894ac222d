import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/shop-card";

export const texts = {
  title: "Plus avec une carte cadeau",
  text: "{{worth}} pour {{price}} dans la boutique de récompenses.",
  toShop: "Ouvrir la boutique cadeaux",
  toReferrals: "Parrainer un ami",
} satisfies Translation<typeof english, "fr">;
