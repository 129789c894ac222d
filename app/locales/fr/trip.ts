import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/trip";

export const texts = {
  title: "Vous avez ouvert {{name}}",
  text: "Terminez votre achat dans cet onglet. Il apparaît ici le plus souvent sous deux jours.",
  storePage: "Page de la boutique",
  end: "Je n’ai rien acheté",
} satisfies Translation<typeof english, "fr">;
