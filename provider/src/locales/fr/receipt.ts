import type { receipt as en } from "../en/receipt.ts";

export const receipt: typeof en = {
  receipt: "Reçu",
  reference: "Retrait",
  member: "Versé à",
  method: "Mode de versement",
  kinds: { bank_transfer: "Virement bancaire", paypal: "PayPal", us_account: "Compte bancaire américain" },
  requested: "Demandé",
  paid: "Payé",
  paymentReference: "Référence du paiement",
  amount: "Montant",
  fee: "Frais",
  received: "Vous avez reçu",
};
