import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/legal";

export const texts = {
  draftTitle: "À vérifier",
  draftText:
    "Ce texte décrit le produit tel qu’il est. L’avocat de l’exploitant le vérifie avant qu’il ne s’applique.",
  contents: "Sommaire",
  changed: "Dernière modification :",
} satisfies Translation<typeof english, "fr">;
