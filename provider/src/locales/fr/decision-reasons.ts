import type { decisionReasons as en } from "../en/decision-reasons.ts";

export const decisionReasons: typeof en = {
  name_mismatch: "Le nom du titulaire du compte ne correspond pas au vôtre",
  target_invalid: "Le mode de versement n’existe pas ou a été fermé",
  terms: "Les achats concernés enfreignent nos conditions",
  unverified: "Nous n’avons pas pu vérifier que c’était bien vous",
  bank_returned: "La banque a retourné le paiement",
};
