import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/feed";

export const texts = {
  title: "Nouveaux codes promo sur Cashlane",
  subtitle: "Les derniers codes promo de nos boutiques partenaires.",
  entry: "{{store}} : {{title}}",
  code: "Code : {{code}}.",
  ends: "Valable jusqu’au {{date}}.",
} satisfies Translation<typeof english, "fr">;
