import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/install";

export const texts = {
  name: "Cashlane : cashback et codes promo",
  description:
    "Gagnez du cashback dans des centaines de boutiques, suivez vos achats et retirez votre solde.",
  screenshot: "La page d’accueil",
  offlineTitle: "Vous êtes hors ligne",
  offlineText: "Cette page nécessite une connexion. Vos gains ne sont pas perdus.",
  offlineRetry: "Réessayer",
} satisfies Translation<typeof english, "fr">;
