export const texts = {
  risk: "Flags",
  risk_reversed_leads: "Reversed purchases",
  risk_shared_payout: "Shared payout",
  risk_shared_address: "Shared address",
  risk_early_withdrawal: "Early withdrawal",
  risk_fraud_case: "Fraud case",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    risks: typeof texts;
  }
}
