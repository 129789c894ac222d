import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/demo-kit";

export const texts = {
  chip: "Démo",
  chipHint: "Une démonstration avec des données d’exemple",
  nothingWill: "Ceci est une démo : rien ne sera envoyé, et aucun compte n’est créé.",
  nothingKept: "Ceci est une démo : rien n’a été envoyé et aucun compte n’a été créé.",
  reset: "Réinitialiser la démo",
  resetDone: "La démo est revenue à son état initial.",
  storeFull: "Vous avez modifié plus que la démo ne conserve. Réinitialisez-la pour continuer.",
  storeAway: "Votre saisie n’a pas pu être conservée. Réessayez.",
} satisfies Translation<typeof english, "fr">;
