import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/bulk";

export const texts = {
  nothing: "Rien à traiter",
  leftOut_one: "{{count}} élément choisi ne s’y prête pas et est écarté.",
  leftOut_many: "{{count}} éléments choisis ne s’y prêtent pas et sont écartés.",
  leftOut_other: "{{count}} éléments choisis ne s’y prêtent pas et sont écartés.",
  refused: "Non effectués : {{number}}",
  back: "Retour",
} satisfies Translation<typeof english, "fr">;
