import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/store-logo";

export const texts = {
  title: "Logo de la boutique",
  subtitle: "Il apparaît dans toutes les listes et sur la page de la boutique.",
  back: "Vers la page de la boutique",
  file: "Nouveau logo",
  hint: "JPEG, PNG ou WebP, 800 ko au plus. Un carré sur fond blanc ou transparent convient le mieux.",
  save: "Enregistrer le logo",
  remove: "Supprimer le logo",
  missing: "Choisissez une image.",
  tooLarge: "L’image dépasse 800 ko.",
  choose: "Choisissez une boutique",
  chooseText: "Ouvrez la page d’une boutique, puis « Changer le logo ».",
  toStores: "Vers les boutiques",
  saved: "Le logo est enregistré.",
  removed: "Le logo est supprimé.",
  links: "Liens des membres",
  linksOn:
    "Les membres peuvent partager des liens vers les pages de cette boutique. Vérifiez que les conditions de ses réseaux le permettent.",
  linksOff: "Les membres ne peuvent pas partager de liens vers cette boutique.",
  allowLinks: "Autoriser les liens",
  stopLinks: "Arrêter les liens",
  linksAllowed: "Les membres peuvent partager des liens",
  linksStopped: "Les liens vers cette boutique sont arrêtés",
} satisfies Translation<typeof english, "fr">;
