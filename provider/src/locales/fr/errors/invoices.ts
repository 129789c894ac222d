import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const invoices = {
  invoice_changed: "Quelqu’un d’autre a modifié cette facture entre-temps. Relisez-la.",
  invoice_not_draft: "Cette facture a été envoyée et ne peut plus être modifiée.",
  invoice_not_sent: "Cette facture n’a pas encore été envoyée.",
  invoice_void: "Cette facture est annulée.",
  invoice_has_payments: "Cette facture a des paiements. Retirez-les d’abord.",
  invoice_issuer_missing:
    "Saisissez d’abord les coordonnées de votre société : elles figurent sur chaque facture.",
  invoice_network_unknown: "Choisissez un réseau.",
  month_invalid: "Saisissez un mois sous la forme 2026-03.",
  month_not_over: "Ce mois n’est pas encore terminé.",
  due_before_issue: "L’échéance ne doit pas précéder la date d’émission.",
  invoice_day_ahead: "La date d’émission ne doit pas être dans le futur.",
  invoice_day_other_year:
    "Le prochain numéro de facture est de l’année {year}. Choisissez une date d’émission en {year}.",
  invoice_day_before_last:
    "La facture {number} est datée du {day} et les dates doivent suivre les numéros. Choisissez ce jour ou un jour ultérieur comme date d’émission.",
  lines_missing: "Ajoutez au moins une ligne.",
  quantity_invalid: "Saisissez une quantité supérieure à 0, avec trois décimales au plus.",
  reason_invalid: "Saisissez un motif de 3 à 500 caractères.",
  payment_above_balance: "Il reste au plus {balance} à payer.",
  payment_day_invalid: "Le jour du paiement ne doit pas être dans le futur.",
  payment_withdrawn_already: "Ce paiement a déjà été retiré.",
  statement_too_large: "Le fichier dépasse 1 Mo.",
  statement_too_long: "Le fichier a plus de 5 000 lignes. Demandez une période plus courte à la banque.",
  statement_columns_missing: "Indiquez les colonnes de la date, du montant et du libellé.",
  payment_not_returned: "Cette opération n’est pas le retour de ce paiement.",
  statement_applied_already: "Ce fichier a déjà été lu.",
  bank_line_assigned: "Cette opération paie déjà une facture.",
  bank_line_aside: "Cette opération a été mise de côté. Rouvrez-la d’abord.",
  invoice_number_unknown: "Aucune facture ne porte ce numéro.",
  invoice_salesperson_unknown: "Choisissez une personne de l’équipe.",
  invoice_not_restored:
    "Ce brouillon ne peut plus être rétabli : une heure a passé, ou ses achats ont été facturés.",
} satisfies Partial<Record<ErrorKey, string>>;
