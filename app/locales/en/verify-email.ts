export const texts = {
  title: "Confirm your email address",
  opened: "Confirm that this is your email address.",
  lead: "We mailed a link and a code to {{email}}. Open the link, or type the code here.",
  code: "Code",
  codeHint: "Six digits. They work for 24 hours.",
  codeInvalid: "Enter the six digits from the email.",
  confirm: "Confirm",
  sent: "New email sent. The old code no longer works.",
  nothingThere: "No email? Check your spam folder or send it again, up to three times in 15 minutes.",
  resend: "Send it again",
  resendIn: "Send it again in {{seconds}} s",
  later: "Later",
  logIn: "Log in",
  logInFirst: "Log in, and we send you another link and code.",
  doneTitle: "Your email address is confirmed",
  doneText: "You can add a payout method and withdraw now.",
  goOn: "Go to withdrawals",
  passkeyTitle: "Log in without a password",
  passkeyText:
    "Use your finger, face or PIN instead. From then on your password alone no longer opens your account.",
  passkeyAdd: "Add a passkey",
  notMeTitle: "This wasn’t me",
  notMeLead:
    "If it wasn’t you, we’ll log out all devices, disable your password and email you a link to set a new one.",
  notMe: "Secure my account",
  notMeDone:
    "Every device is logged out. Open the link we just emailed you to set a new password. If we removed login methods added recently, another email lists them.",
  undoTitle: "Keep your email address",
  undoLead:
    "If it wasn’t you, we’ll restore your address, log out all devices and email you a link to set a new password.",
  undo: "Keep my address",
  undoDone:
    "Your address is back. Open the link we just emailed you to set a new password. If we removed login methods added recently, another email lists them.",
  undoMissing: "This link isn’t complete. Open it from the email again.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "verify-email": typeof texts;
  }
}
