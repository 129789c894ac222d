import type { states as en } from "../en/states.ts";

export const states: typeof en = {
  claim: { sent: "envoyée", with_store: "chez la boutique", accepted: "acceptée", refused: "refusée" },
  lead: {
    pending: "enregistré",
    confirmed: "confirmé",
    payable: "disponible",
    rejected: "refusé",
    reversed: "annulé",
    on_hold: "suspendu",
  },
  withdrawal: {
    requested: "demandé",
    approved: "approuvé",
    sent: "transmis à la banque",
    unclaimed: "en attente chez PayPal",
    paid: "payé",
    returned: "renvoyé par la banque",
    rejected: "refusé",
    canceled: "annulé",
    failed: "paiement échoué",
  },
};
