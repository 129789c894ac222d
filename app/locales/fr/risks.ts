import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/risks";

export const texts = {
  risk: "Signaux",
  risk_reversed_leads: "Achats annulés",
  risk_shared_payout: "Versement partagé",
  risk_shared_address: "Adresse partagée",
  risk_early_withdrawal: "Retrait précoce",
  risk_fraud_case: "Cas de fraude",
} satisfies Translation<typeof english, "fr">;
