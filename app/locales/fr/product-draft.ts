import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/product-draft";

export const texts = {
  savedAt: "Brouillon enregistré à",
  unsaved: "Le brouillon n’a pas pu être enregistré. Un nouvel essai suit.",
  elsewhere: "Un autre onglet ou navigateur a ce brouillon",
  elsewhereText:
    "Il a enregistré après celui-ci : ce que vous tapez ici n’est plus gardé tant que vous n’enregistrez pas le produit.",
  reload: "Afficher l’autre brouillon",
  found: "Pas encore enregistré",
  foundText: "Le formulaire montre votre brouillon du",
  discard: "Supprimer le brouillon",
  discarded: "Brouillon jeté",
} satisfies Translation<typeof english, "fr">;
