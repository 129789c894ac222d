export const texts = {
  title: "Cashlane is free",
  subtitle: "Rates, fees and limits are the same for every member.",
  metaDescription: "What Cashlane costs: nothing. What Free and Premium members get.",
  switchLabel: "Billing",
  monthly: "Monthly",
  annual: "Yearly, two months free",
  perMonth: "a month",
  perYear: "{{amount}} a year",
  free: "Free",
  freeText: "All of Cashlane, for good.",
  premium: "Premium",
  premiumText: "Faster answers from our support.",
  allOfFree: "Everything in Free, and:",
  preview: "Not on sale yet",
  yours: "Your plan",
  signUp: "Sign up for free",
  tryPremium: "Preview the checkout",
  previewHint:
    "You can’t buy Premium yet; we give it to some members. The checkout is a preview and charges nothing.",
  compare: "Compare plans",
  feature: "Benefit",
  yes: "Yes",
  no: "No",
  f_rates: "Full cash back at every store",
  f_coupons: "All coupons",
  f_withdraw: "Withdrawals at the usual fees",
  f_claims: "Help with missing purchases",
  f_support: "Support from real people",
  f_first: "Your support requests come first",
  f_requests: "{{premium}} support requests a day instead of {{free}}",
  f_alerts: "Alerts when a favorite store raises its rate",
  f_report: "A yearly report of what you saved",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    pricing: typeof texts;
  }
}
