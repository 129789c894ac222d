import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/fallback";

export const texts = {
  title: "Une erreur est survenue",
  text: "Réessayez dans un instant.",
  notFoundTitle: "Cette page n’existe pas",
  notFoundText: "L’adresse est peut-être erronée, ou la page a disparu.",
  retry: "Réessayer",
} satisfies Translation<typeof english, "fr">;
