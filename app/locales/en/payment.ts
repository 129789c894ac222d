export const texts = {
  paymentTitle: "Payment",
  paymentText: "This is a try of the Premium checkout. Nothing is charged, and no card number is stored.",
  summary: "Summary",
  plan: "Plan",
  period: "Billed",
  total: "Total today",
  pay: "Pay",
  changePlan: "Change the plan",
  paid: "Payment details accepted",
  premium: "Premium",
  monthly: "Monthly",
  annual: "Yearly, two months free",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    payment: typeof texts;
  }
}
