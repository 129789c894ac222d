import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/journal";

export const texts = {
  title: "Journal comptable",
  subtitle:
    "Ce que le grand livre a enregistré, par jour et par compte, pour votre logiciel de comptabilité.",
  accounts: "Numéros de compte",
  period: "Période",
  from: "Premier jour",
  to: "Dernier jour",
  dateInvalid: "Indiquez une date.",
  show: "Afficher",
  daysNote:
    "Jours terminés, dans le fuseau {{zone}}. Une écriture par jour, devise et type d’opération ; débits et crédits sont égaux.",
  empty: "Aucune écriture",
  emptyText: "Choisissez une autre période.",
  debit: "Débit",
  credit: "Crédit",
  account: "Compte",
  csv: "CSV",
  fec: "FEC pour la comptabilité, {{currency}}",
  sums: "Débits et crédits en {{currency}}",
  name_pending: "Cashback en attente",
  name_available: "Cashback disponible",
  name_reserved: "Retraits en cours",
  name_networks: "Cashback accordé",
  name_bonuses: "Primes accordées",
  name_adjustments: "Ajustements de solde",
  name_shop: "Cartes cadeaux vendues",
  name_fees: "Frais de retrait",
  name_payouts: "Banque, versements",
  name_clearing_sepa: "Versements en transit, SEPA",
  name_clearing_paypal: "Versements en transit, PayPal",
  name_clearing_wise: "Versements en transit, Wise",
  name_clearing_nacha: "Versements en transit, NACHA",
} satisfies Translation<typeof english, "fr">;
