export const texts = {
  title: "Your data",
  subtitle: "Take what we know of you along, or have it deleted.",
  exportTitle: "Everything about you in one file",
  exportSubtitle:
    "A ZIP with your purchases, money, messages, log-ins and settings as JSON and CSV, by the tables they are kept in, and the files you sent. Passwords and keys are not in it. We tell you by mail when it is asked for and when it is ready.",
  export: "Have the file made",
  exportAgain: "Have a new one made",
  exportAsked: "The file is being made.",
  exportFailed: "The file could not be fetched",
  waiting: "Your file is waiting its turn.",
  working: "Making your file: {{done}} of {{total}} parts are done.",
  progress: "Progress of the file",
  mayLeave: "You can leave this page: we write to you when it is ready.",
  look: "See how far it is",
  ready: "Your file is ready.",
  readyUntil: "You can download it until",
  download: "Download the file",
  expired: "Your last file was deleted after seven days.",
  failed: "Your file could not be made. Ask for it again; if that fails, too, write to us.",
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
