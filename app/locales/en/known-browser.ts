export const texts = {
  linkTitle: "Log in with a new browser",
  linkLead:
    "Your account doesn’t accept new browsers right now. A link in an email proves that this one is yours.",
  linkOpened: "This link lets this browser log in to your account. You still need your password.",
  useLink: "Continue to log in",
  linkSentTitle: "Check your mailbox",
  linkSent:
    "If this address has an account, a link is on its way. Open it in this browser within 15 minutes.",
  knownAlready: "Already used the link?",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "known-browser": typeof texts;
  }
}
