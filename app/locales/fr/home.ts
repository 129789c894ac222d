import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/home";

export const texts = {
  title: "Accueil",
  hello: "Bonjour, {{name}}",
  memberSubtitle: "Votre cashback en un coup d’œil.",

  heroTitle: "Récupérez de l’argent sur vos achats de tous les jours",
  heroText:
    "Ouvrez une boutique depuis Cashlane, achetez comme d’habitude, et une partie du prix vous revient en argent réel.",
  signUp: "S’inscrire gratuitement",
  logIn: "Se connecter",
  membersCount: "{{count}}+",
  membersWhat: "membres économisent déjà avec nous",
  howTitle: "Comment ça marche",
  step1Title: "Ouvrez une boutique",
  step1Text: "Choisissez l’une de nos boutiques partenaires. Nous retenons que vous venez de chez nous.",
  step2Title: "Achetez comme d’habitude",
  step2Text: "Vous payez le prix normal. La boutique nous rémunère, et nous partageons avec vous.",
  step3Title: "Retirez votre argent",
  step3Text: "Dès que la boutique confirme, retirez sur votre compte bancaire ou PayPal.",
  storesTitle: "Boutiques tendance",
  storesText: "Ce que les membres aiment en ce moment.",
  storesEmpty: "Aucune boutique à afficher pour le moment",
  allStores: "Toutes les boutiques",
  readyTitle: "Votre prochain achat pourrait déjà vous rapporter",

  earnedTitle: "Cashback des douze derniers mois",
  latestTitle: "Derniers mouvements",
  allEntries: "Tous les mouvements",
  latestEmpty: "Aucun mouvement pour l’instant",
  latestEmptyText: "Votre premier achat dans une boutique s’affichera ici.",

  manageTitle: "Retraits à traiter",
  requested: "En attente d’une décision",
  requestedCount_one: "{{count}} retrait",
  requestedCount_many: "{{count}} de retraits",
  requestedCount_other: "{{count}} retraits",
  oldest: "Le plus ancien date du {{date}}",
  approved: "Approuvés, à payer",
  paid: "Payés ces 30 derniers jours",
  owed: "Dû aux membres",
  membersTotal_one: "{{count}} membre",
  membersTotal_many: "{{count}} de membres",
  membersTotal_other: "{{count}} membres",
} satisfies Translation<typeof english, "fr">;
