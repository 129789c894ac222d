import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/service-status";

export const texts = {
  title: "État du service",
  description: "Le fonctionnement des comptes, du suivi des achats et des e-mails.",
  allWork: "Tout fonctionne normalement.",
  someDelayed: "Certains services ont du retard. Rien n’est perdu et votre solde est en sécurité.",
  isReadOnly: "Les modifications sont suspendues pour le moment. Votre solde est en sécurité.",
  isInMaintenance: "Cashlane est en maintenance. Votre solde est en sécurité.",
  unavailable:
    "Les comptes sont momentanément indisponibles. Votre solde est en sécurité ; réessayez dans quelques minutes.",
  accounts: "Comptes et retraits",
  accountsText: "Connexion, consultation du solde et demandes de retrait.",
  purchases: "Suivi des achats",
  purchasesText: "Les boutiques signalent les achats, qui apparaissent dans votre cashback.",
  emails: "E-mails",
  emailsText: "Codes, liens et notifications par e-mail.",
  working: "Opérationnel",
  read_only: "Lecture seule",
  maintenance: "Maintenance",
  paused: "En pause",
  delayed: "Retardé",
  unavailableState: "Indisponible",
  unknown: "Inconnu",
  since: "Retard depuis",
  checkedAt: "Vérifié à",
} satisfies Translation<typeof english, "fr">;
