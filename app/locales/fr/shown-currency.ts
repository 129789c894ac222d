import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/shown-currency";

export const texts = {
  note: "≈ Au taux du {{date}}, à titre indicatif. Les retraits sont versés en {{currency}}.",
  noteFrom:
    "≈ Au taux du {{date}} ({{source}}), à titre indicatif. Les retraits sont versés en {{currency}}.",
} satisfies Translation<typeof english, "fr">;
