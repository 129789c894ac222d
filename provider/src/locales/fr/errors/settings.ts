import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const settings = {
  settings_changed:
    "Quelqu’un d’autre a modifié ces paramètres entre-temps. Votre saisie est conservée : vérifiez-la, puis enregistrez de nouveau.",
  settings_waiting:
    "Une autre modification attend un second administrateur. Elle doit d’abord être approuvée ou refusée.",
  settings_decided: "Cette modification a déjà été traitée.",
  settings_need_other_admin: "Un autre administrateur doit approuver : vous avez demandé cette modification.",
  settings_requester_gone:
    "La personne qui l’a demandée ne peut plus modifier les paramètres. Refusez-la et faites-la redemander.",
  settings_minimum_above_maximum: "Le plus petit retrait dépasse le plus grand.",
  settings_fee_too_high: "Il ne resterait rien à envoyer du plus petit retrait.",
  settings_no_method: "Proposez au moins un mode de versement.",
  settings_us_account_currency:
    "Les comptes américains ne peuvent être proposés que si les comptes sont en dollars américains.",
  settings_rate_twice: "Une devise n’a qu’un taux : celle-ci figure deux fois.",
  settings_rate_of_books: "La devise des comptes n’a pas besoin de taux.",
  settings_rates_undated: "Indiquez le jour de ces taux.",
  settings_rates_ahead: "Les taux ne peuvent pas être d’un jour à venir.",
  settings_placeholder_unknown: "N’utilisez que les noms entre accolades de la liste.",
  settings_placeholder_missing: "Le texte doit contenir le motif, entre accolades : le membre l’y lit.",
  account_number_invalid: "Indiquez un numéro qui commence par trois chiffres, par exemple 467100.",
  account_name_missing: "Indiquez un intitulé pour le compte.",
  journal_day_open: "Le journal contient les jours terminés, jusqu’au {day}.",
  journal_backwards: "Le dernier jour précède le premier.",
  journal_too_long: "Choisissez au plus {days} jours.",
  warehouse_off:
    "Les exports ne sont pas configurés : la variable WAREHOUSE_URL du serveur n’a pas de valeur.",
  warehouse_export_open: "Un export est déjà en attente ou en cours.",
} satisfies Partial<Record<ErrorKey, string>>;
