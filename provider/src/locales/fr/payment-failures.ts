import type { paymentFailures as en } from "../en/payment-failures.ts";

export const paymentFailures: typeof en = {
  account_wrong:
    "Le numéro de compte est incorrect. Vérifiez-le et ajoutez de nouveau le moyen de versement.",
  account_closed: "Le compte est clôturé. Ajoutez un autre compte.",
  account_blocked: "Le compte est bloqué. Contactez votre banque ou ajoutez un autre compte.",
  not_accepted: "Ce compte n’accepte pas ce type de versement. Ajoutez un autre compte.",
  name_mismatch:
    "Le nom du titulaire ne correspond pas au compte. Ajoutez-le de nouveau avec le nom connu de votre banque.",
  bank_unreachable:
    "La banque n’est pas accessible par ce type de versement. Ajoutez un compte dans une autre banque.",
  duplicate: "La banque a cru à un paiement déjà effectué. Vous pouvez en refaire la demande.",
  details_missing: "La banque a besoin de précisions sur vous. Contactez-la ou ajoutez un autre compte.",
  not_claimed:
    "L’argent n’a pas été récupéré chez PayPal dans les 30 jours. Vérifiez l’adresse et ajoutez de nouveau le moyen de versement.",
  unspecified: "La banque n’a pas donné de motif. Renseignez-vous auprès d’elle avant de réessayer.",
};
