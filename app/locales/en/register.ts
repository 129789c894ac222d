export const texts = {
  registerTitle: "Create your account",
  registerLead: "Shop as usual and get part of the price back.",
  terms: "I agree to the {{terms}} and have read the {{privacy}}.",
  termsField: "Terms of use",
  termsSummary: "The rules in short",
  ruleConfirmation: "Cash back is yours once the store has confirmed the purchase.",
  ruleReturns: "Cash back on returned or canceled purchases is reversed.",
  ruleAccount: "One account per person.",
  haveAccount: "Already a member?",
  sentTitle: "Check your email",
  otherAddress: "Another address?",
  sentText:
    "We’ve emailed you. If you’re new, use the email to confirm your address; you can log in already. If you have an account, the email says so.",
  sentTo:
    "We’ve emailed {{email}}. If you’re new, use the email to confirm your address; you can log in already. If you have an account, the email says so.",
  openMailbox: "Open {{name}}",
  sentHint: "No email? Check your spam folder. Once you’re logged in, we can send it again.",
  resendHint: "No email? Check your spam folder, or send it again.",
  resend: "Send it again",
  resendIn: "Send it again in {{seconds}} s",
  resent: "We’ve sent it again. Use the newest email.",
  termsLink: "terms of use",
  privacyLink: "privacy policy",
  reasonTitle: "Stores that pay you back",
  reasonFree: "Free, no card needed. Withdraw from {{minimum}}.",
  reasonFreeShort: "Free, no card needed.",
  reasonTerms: "The rate you see when you open a store is yours.",
  reasonClaims: "A purchase is missing? A person looks into it.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    register: typeof texts;
  }
}
