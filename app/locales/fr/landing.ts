import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/landing";

export const texts = {
  landingTitle: "Du cashback sur vos achats de tous les jours",
  figuresTitle: "Cashlane en chiffres",
  figStores_one: "boutique avec cashback et coupons",
  figStores_many: "de boutiques avec cashback et coupons",
  figStores_other: "boutiques avec cashback et coupons",
  figMembers: "membres",
  figAnswers_one: "réponse dans l’aide",
  figAnswers_many: "de réponses dans l’aide",
  figAnswers_other: "réponses dans l’aide",
  reviewsTitle: "Ce que disent nos membres",
  reviewsText: "Les derniers avis sur toutes les boutiques, bons ou mauvais.",
  contactTitle: "Des questions ? Écrivez-nous",
  contactText: "Une personne vous répond, en général sous deux jours ouvrés.",
  contact: "Contact",
  seePricing: "Offres et tarifs",
} satisfies Translation<typeof english, "fr">;
