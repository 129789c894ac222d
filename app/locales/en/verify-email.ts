export const texts = {
  title: "Confirm your email address",
  opened: "One press confirms that this address is yours.",
  lead: "We mailed a link and a code to {{email}}. Open the link, or type the code here.",
  code: "Code",
  codeHint: "Six digits. They work for 24 hours.",
  codeInvalid: "Type the six digits of the mail.",
  confirm: "Confirm",
  sent: "A new mail is on its way. The code in it is the one that counts now.",
  nothingThere:
    "Nothing there? Look in the junk folder, or have it sent again. Three mails in a quarter of an hour at most.",
  resend: "Send it again",
  later: "Later",
  logIn: "Log in",
  logInFirst: "Log in, and we send you another link and code.",
  doneTitle: "Your email address is confirmed",
  doneText: "You can add a payout method and withdraw now.",
  goOn: "Go to withdrawals",
  notMeTitle: "This was not me",
  notMeLead:
    "Somebody else logged in to your account? One press signs every device out, disables your password and mails you a link for a new one.",
  notMe: "This was not me",
  notMeDone:
    "Every device is logged out. Open the link we just mailed you to set a new password. If we removed login methods added recently, another mail lists them.",
  undoTitle: "Keep your email address",
  undoLead:
    "Somebody else changed the address of your account? One press takes it back, signs every device out and mails you a link for a new password.",
  undo: "Keep my address",
  undoDone:
    "Your address is back. Open the link we just mailed you to set a new password. If we removed login methods added recently, another mail lists them.",
  undoMissing: "This link is not complete. Open it from the email again.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "verify-email": typeof texts;
  }
}
