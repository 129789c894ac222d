import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/saved-views";

export const texts = {
  title: "Vues enregistrées",
  subtitle: "Votre façon de voir les listes : filtres, recherche, ordre et colonnes.",
  back: "Retour à la liste",
  empty: "Aucune vue enregistrée",
  emptyText: "Ouvrez une liste, choisissez ses filtres et enregistrez-les sous « Vues enregistrées ».",
  opensWith: "La liste s’ouvre avec cette vue.",
  change: "Modifier",
  name: "Nom",
  nameMissing: "Saisissez un nom de 60 caractères au plus.",
  rename: "Enregistrer le nom",
  makeDefault: "Ouvrir la liste avec elle",
  takeDefault: "Ne plus ouvrir la liste avec elle",
  remove: "Supprimer",
  saveTitle: "Enregistrer cette vue",
  save: "Enregistrer la vue",
  opens: "Ouvrir cette liste avec elle",
  saved: "La vue est enregistrée.",
  renamed: "La vue a son nouveau nom.",
  defaultSet: "La liste s’ouvre maintenant avec cette vue.",
  defaultTaken: "La liste s’ouvre de nouveau sans vue.",
  removed: "La vue est supprimée.",
} satisfies Translation<typeof english, "fr">;
