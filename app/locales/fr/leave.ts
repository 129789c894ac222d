import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/leave";

export const texts = {
  title: "Quitter sans enregistrer ?",
  text: "Ce que vous avez modifié ici n’est pas encore enregistré et serait perdu.",
  stay: "Rester ici",
  leave: "Quitter",
} satisfies Translation<typeof english, "fr">;
