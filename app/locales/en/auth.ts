export const texts = {
  loginTitle: "Log in",
  loginLead: "Welcome back. Your balance is waiting.",
  name: "Name",
  email: "Email address",
  password: "Password",
  forgot: "Forgot it?",
  logIn: "Log in",
  signUp: "Create account",
  noAccount: "New here?",
  nameInvalid: "Enter your name: 2 to 80 characters. It needs a letter and takes no web or email addresses.",
  emailMissing: "Enter your email address.",
  emailInvalid: "Enter a valid email address.",
  passwordMissing: "Enter your password.",
  termsMissing: "Agree to the rules to create an account.",
  linkOffer: "Can’t log in? We can email you a link for this browser.",
  sendLink: "Send me a link",
  withPasskey: "Log in with a passkey",
  knownTitle: "This browser can log in now",
  knownText: "Log in with your password.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    auth: typeof texts;
  }
}
