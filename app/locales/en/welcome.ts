export const texts = {
  heroTitle: "Get money back on what you buy anyway",
  heroText:
    "Open a store through Cashlane, shop as always, and part of the price comes back to you as real money.",
  signUp: "Sign up for free",
  logIn: "Log in",
  membersCount: "{{count}}+",
  membersWhat: "members already save with us",
  howTitle: "How it works",
  step1Title: "Open a store",
  step1Text: "Choose one of our partner stores. We remember that you came through us.",
  step2Title: "Shop as always",
  step2Text: "You pay the store’s normal price. The store pays us, and we share it with you.",
  step3Title: "Take your money",
  step3Text: "Once the store confirms, withdraw to your bank account or PayPal.",
  readyTitle: "Your next purchase could already pay you back",

  payoutTitle: "This is how a payout looks",
  payoutText: "You ask, we check, the money is sent. Each step is told to you.",
  example: "Example",
  payoutMethod: "To",
  payoutMethodValue: "Bank account",
  payoutAmount: "Amount",
  payoutFee: "Fee",
  payoutNet: "You receive",
  payoutRequested: "Requested",
  payoutRequestedNote: "with your password",
  payoutApproved: "Approved",
  payoutApprovedNote: "by an administrator",
  payoutPaid: "Paid",
  payoutPaidNote: "in your account after 1–3 business days",
  safeTitle: "Your money is safe",
  safeText:
    "Every cent has two entries in books nobody can change afterwards. Passwords are kept as hashes, payout details encrypted, and money moves only after your password.",
  safeLink: "Read how we protect your data",
  faqTitle: "What members ask first",
  faqAll: "All questions",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    welcome: typeof texts;
  }
}
