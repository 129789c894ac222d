export const texts = {
  registerTitle: "Create your account",
  registerLead: "Shop as usual and get part of the price back.",
  terms: "I agree to the rules of the programme",
  termsSummary: "The rules in short",
  ruleConfirmation: "Cash back is yours once the store has confirmed the purchase.",
  ruleReturns: "Cash back on returned or canceled purchases is reversed.",
  ruleAccount: "One account per person.",
  haveAccount: "Already a member?",
  sentTitle: "Look into your mail",
  sentText:
    "We wrote to the address you gave. If it is new here, the mail confirms it, and you can log in with your password now. If it has an account already, the mail says so.",
  otherAddress: "Another address?",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    register: typeof texts;
  }
}
