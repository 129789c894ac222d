import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const claims = {
  claim_click_unknown: "Cette visite n’est pas l’une des vôtres. Choisissez-en une autre.",
  claim_click_taken: "Il existe déjà un achat ou une réclamation en cours pour cette visite.",
  claim_too_early: "La boutique peut encore le signaler. Vous pourrez réclamer à partir du {from}.",
  claim_too_late: "Cette visite date de plus de {days} jours.",
  order_number_invalid: "Saisissez le numéro de commande, 64 caractères au plus.",
  order_before_click: "Vous êtes allé à la boutique le {day} ; la commande ne peut pas être antérieure.",
  order_in_future: "Ce jour n’est pas encore passé.",
  order_after_click_expired: "Seules les commandes jusqu’au {day} comptent pour cette visite.",
  amount_not_positive: "Saisissez un montant supérieur à zéro.",
  claim_duplicate: "Une réclamation existe déjà pour cette commande.",
  order_already_tracked: "La boutique a déjà signalé cette commande : voyez « Détail du cashback ».",
  claim_similar_purchase:
    "Un achat peut-être identique est arrivé. Examinez-le, puis traitez de nouveau la réclamation.",
  proof_too_large: "Le fichier dépasse 5 Mo.",
  proof_type_unknown: "Envoyez un JPEG, un PNG ou un PDF.",
  claim_limit:
    "Vous pouvez avoir au plus {maximum} réclamations en cours. Attendez qu’une décision soit prise.",
  own_claim: "Vous ne pouvez pas traiter votre propre réclamation.",
  claim_already_decided: "Déjà traitée par {name} : {claimState}.",
  ticket_subject_invalid: "Saisissez un objet de 3 à 120 caractères.",
  ticket_message_invalid: "Écrivez de 10 à 4 000 caractères.",
  ticket_limit: "Vous avez beaucoup écrit. Attendez notre réponse.",
  ticket_closed: "Cette demande est close. Écrivez-en une nouvelle.",
  ticket_changed: "Un nouveau message est arrivé. Lisez-le d’abord.",
} satisfies Partial<Record<ErrorKey, string>>;
