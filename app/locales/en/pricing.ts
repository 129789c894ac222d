export const texts = {
  title: "Plans and pricing",
  subtitle: "Cash back is free. Rates, fees and limits on money are the same for everybody.",
  metaDescription: "What Cashlane costs: nothing. What Free and Premium members get.",
  switchLabel: "Billing",
  monthly: "Monthly",
  annual: "Yearly, two months free",
  perMonth: "a month",
  perYear: "{{amount}} a year",
  free: "Free",
  freeText: "All of Cashlane, for good.",
  premium: "Premium",
  premiumText: "For those who want their questions answered first.",
  preview: "Given by us",
  yours: "Your plan",
  signUp: "Sign up for free",
  tryPremium: "Try the checkout",
  previewHint:
    "Premium cannot be bought yet: we give it to members ourselves. Its checkout is a try, and nothing is charged.",
  compare: "What is in each plan",
  feature: "Benefit",
  yes: "Yes",
  no: "No",
  planned: "Planned",
  f_rates: "Full cash back at every store",
  f_coupons: "All coupons",
  f_withdraw: "Withdrawals at the usual fees",
  f_claims: "Help with missing purchases",
  f_support: "Answers by a person",
  f_first: "Your support requests stand first in our queue",
  f_requests: "{{premium}} support requests a day instead of {{free}}",
  f_alerts: "Alerts when a favourite store raises its rate",
  f_report: "A yearly report of what you saved",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    pricing: typeof texts;
  }
}
