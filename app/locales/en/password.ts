export const texts = {
  newPassword: "New password",
  hint: "10 characters or more. A few words you remember are best.",
  length: "Use 10 to 200 characters.",
  strength_weak: "Weak: easily guessed",
  strength_fair: "Fair: could be longer",
  strength_good: "Good",
  strength_strong: "Strong",
  missing: "Enter your password.",
  changeTitle: "Password",
  lastChanged: "last changed",
  changeSubtitle: "Logs out every other device.",
  current: "Current password",
  change: "Change password",
  changed: "Your password is changed.",
  forgot: "Forgot it?",
  forgotTitle: "Forgot your password?",
  forgotLead: "We send you a link to set a new one.",
  email: "Email address",
  emailInvalid: "Enter a valid email address.",
  send: "Send the link",
  remembered: "Remembered it?",
  logIn: "Log in",
  sentTitle: "Check your inbox",
  sentText: "If there’s an account with this address, a link is on its way. It works for 30 minutes.",
  sentHint: "Didn’t get it? Check your spam folder, or request another link.",
  again: "Ask again",
  resetTitle: "Set a new password",
  resetLead: "This logs out every device.",
  set: "Set password",
  resetDone:
    "Your new password is set. Log in with it. If we removed login methods added recently, your notifications list them.",
  linkNew: "Request a new link",
  linkMissing: "This link isn’t complete. Open it from the email again, or request a new one.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    password: typeof texts;
  }
}
