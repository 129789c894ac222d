import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/demo-status";

export const texts = {
  comingSoonTitle: "Nous lançons bientôt",
  comingSoonText:
    "Notre prochaine nouveauté est presque prête. Laissez votre adresse e-mail pour être prévenu en premier.",
  email: "Adresse e-mail",
  emailWrong: "Saisissez une adresse e-mail valide.",
  notify: "Me prévenir",
  thanks: "Merci.",
  until: "Temps restant avant le lancement",
  days: "Jours",
  hours: "Heures",
  minutes: "Minutes",
  seconds: "Secondes",
} satisfies Translation<typeof english, "fr">;
