import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/demo-table";

export const texts = {
  title: "Table de personnes",
  lead: "La liste du produit sur 1 000 lignes : recherche, filtres, tri, pages et sélection, le tout dans l’adresse.",
  name: "Nom",
  email: "Adresse e-mail",
  start: "Arrivée",
  experience: "Expérience",
  age: "Âge",
  level: "Niveau",
  level_junior: "Junior",
  level_middle: "Confirmé",
  level_senior: "Senior",
  years: "{{number}} ans",
  from: "Arrivée depuis",
  to: "Arrivée jusqu’au",
  hide: "Masquer",
  hidden: "Masquées : {{number}}",
  empty: "Personne",
  emptyText: "Tout le monde est masqué. Réinitialisez la démo pour les revoir.",
  nobody: "Choisissez d’abord quelqu’un.",
} satisfies Translation<typeof english, "fr">;
