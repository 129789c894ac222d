export const texts = {
  title: "Plans and pricing",
  subtitle: "Cash back is free. Rates, fees and limits are the same for everybody.",
  metaDescription: "What Cashlane costs: nothing. What a premium plan could look like.",
  switchLabel: "Billing",
  monthly: "Monthly",
  annual: "Yearly, two months free",
  perMonth: "a month",
  perYear: "{{amount}} a year",
  free: "Free",
  freeText: "All of Cashlane, for good.",
  premium: "Premium",
  premiumText: "For those who want to follow everything closely.",
  preview: "Preview",
  yours: "Your plan",
  signUp: "Sign up for free",
  tryPremium: "Try the checkout",
  previewHint: "Premium cannot be bought yet: its checkout is a try, and nothing is charged.",
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
  f_first: "Your requests answered first",
  f_alerts: "Alerts when a favourite store raises its rate",
  f_report: "A yearly report of what you saved",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    pricing: typeof texts;
  }
}
