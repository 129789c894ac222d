import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/payment";

export const texts = {
  paymentTitle: "Paiement",
  paymentText:
    "Vous essayez le paiement de Premium. Rien n’est débité et aucun numéro de carte n’est conservé.",
  summary: "Récapitulatif",
  plan: "Offre",
  period: "Facturation",
  total: "Total aujourd’hui",
  pay: "Payer",
  changePlan: "Changer d’offre",
  paid: "Tout est juste",
  premium: "Premium",
  monthly: "Au mois",
  annual: "À l’année, deux mois offerts",
} satisfies Translation<typeof english, "fr">;
