export const texts = {
  title: "Your data",
  subtitle: "Take what we know of you along, or have it deleted.",
  exportTitle: "Everything about you in one file",
  exportSubtitle:
    "JSON, with your purchases, money, messages, log-ins and settings, by the tables they are kept in. Passwords and keys are not in it. We tell you by mail whenever it is downloaded.",
  export: "Download the file",
  exportFailed: "The file could not be made",
  deleteTitle: "Delete your account",
  deleteSubtitle: "It goes after 14 days. Until then you can keep it after all.",
  goes: "What goes: name, e-mail address, picture, phone number, payout details, messages, log-ins, devices, settings, notifications and mails.",
  stays:
    "What stays, without your name: entries of the books, purchases, withdrawals and orders, as the law wants them, and the log of what staff did.",
  later: "What your purchases still bring later is given up.",
  dueTitle: "Your account is going to be deleted",
  dueAt: "It goes on",
  keep: "Keep my account",
  kept: "Your account stays.",
  staff: "You work for Cashlane with this account. Another admin has to make you a member first.",
  money:
    "Money is in your account or on its way. Withdraw or spend it first, or wait until it has settled. Of an amount below the minimum, write to us.",
  toBalance: "My balance",
  agree: "I understand what goes, what stays and what I give up.",
  agreeMissing: "Tick this to go on.",
  delete: "Delete my account",
  asked: "Your account goes in 14 days.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "personal-data": typeof texts;
  }
}
