import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/account";

export const texts = {
  tabs: "Mon compte",
  tabOverview: "Aperçu",
  tabAccount: "Compte",
  tabSecurity: "Sécurité",
  tabNotifications: "Notifications",
  browserOnSystem: "{{browser}} sur {{system}}",
  unknownMachine: "Appareil inconnu",

  overviewTitle: "Profil",
  overviewSubtitle: "Vous en un coup d’œil, et ce qui s’est passé récemment.",
  role_member: "Membre",
  role_admin: "Administrateur",
  email: "Adresse e-mail",
  joined: "Membre depuis",
  edit: "Modifier le profil",
  latest: "Derniers mouvements",
  latestEmpty: "Aucun mouvement pour l’instant.",
  allEntries: "Mon solde",
  withdrawals: "Retraits",
  withdrawalsEmpty: "Aucun retrait pour l’instant.",
  allWithdrawals: "Tous les retraits",
  claims: "Réclamations",
  claimsEmpty: "Aucune réclamation pour l’instant.",
  allClaims: "Toutes les réclamations",

  accountTitle: "Compte",
  accountSubtitle: "Votre nom, tel qu’il figure sur ce que vous envoyez.",
  personTitle: "À propos de vous",
  name: "Nom",
  nameInvalid: "Indiquez votre nom : de 2 à 80 caractères.",
  languageHint: "La langue des e-mails et votre fuseau horaire se règlent sous",
  save: "Enregistrer",
  saved: "Votre compte est enregistré.",
} satisfies Translation<typeof english, "fr">;
