export const texts = {
  linkTitle: "Log in with a new browser",
  linkLead:
    "While your account is closed to new browsers, a link in an e-mail proves that this one is yours.",
  linkOpened: "This link makes this browser known to your account. Your password is still needed.",
  useLink: "Continue to log in",
  linkSentTitle: "Look into your mailbox",
  linkSent:
    "If this address has an account, a link is on its way. Open it in this browser within 15 minutes.",
  knownAlready: "Link used already?",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "known-browser": typeof texts;
  }
}
