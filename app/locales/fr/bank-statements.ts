import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/bank-statements";

export const texts = {
  gap: "Les relevés {{from}} à {{to}} du compte {{account}} manquent. Importez-les aussi.",
  gapOne: "Le relevé {{from}} du compte {{account}} manque. Importez-le aussi.",
  unbalanced:
    "Les soldes du relevé {{number}} du compte {{account}} ne correspondent pas à ses écritures. Redemandez-le à votre banque.",
} satisfies Translation<typeof english, "fr">;
