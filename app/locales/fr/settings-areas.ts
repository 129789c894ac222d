import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/settings-areas";

export const texts = {
  payouts: "Versements",
  checkout: "Commande",
  referrals: "Parrainages",
  currencies: "Devises",
  contact: "Contact",
  notifications: "Notifications",
  accounting: "Comptabilité",
  issuer: "Émetteur des factures",
} satisfies Translation<typeof english, "fr">;
