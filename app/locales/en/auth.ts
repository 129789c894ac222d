export const texts = {
  loginTitle: "Log in",
  loginLead: "Welcome back. Your balance is waiting.",
  registerTitle: "Create your account",
  registerLead: "Shop as usual and get part of the price back.",
  name: "Name",
  email: "E-mail address",
  password: "Password",
  forgot: "Forgot it?",
  terms: "I agree to the rules of the programme",
  termsSummary: "The rules in short",
  ruleConfirmation: "Cash back is yours once the store has confirmed the purchase.",
  ruleReturns: "Cash back on returned or canceled purchases is reversed.",
  ruleAccount: "One account per person.",
  logIn: "Log in",
  signUp: "Create account",
  noAccount: "New here?",
  haveAccount: "Already a member?",
  nameInvalid: "Enter your name: 2 to 80 characters.",
  emailMissing: "Enter your e-mail address.",
  emailInvalid: "Enter a valid e-mail address.",
  passwordMissing: "Enter your password.",
  termsMissing: "Agree to the rules to create an account.",
  linkOffer: "Is this you? We can send a link to this address that opens your account to this browser.",
  sendLink: "Send me a link",
  knownTitle: "This browser is known now",
  knownText: "Log in with your password.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    auth: typeof texts;
  }
}
