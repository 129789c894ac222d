export const texts = {
  paymentTitle: "Payment",
  paymentText: "You try the checkout of Premium. Nothing is charged, and no card number is kept.",
  summary: "Summary",
  plan: "Plan",
  period: "Billed",
  total: "Total today",
  pay: "Pay",
  changePlan: "Change the plan",
  paid: "Everything is right",
  premium: "Premium",
  monthly: "Monthly",
  annual: "Yearly, two months free",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    payment: typeof texts;
  }
}
