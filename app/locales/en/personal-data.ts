export const texts = {
  title: "Your data",
  subtitle: "Download what we know about you, or delete your account.",
  exportTitle: "Everything about you in one file",
  exportSubtitle:
    "A ZIP with your purchases, money, messages, logins and settings as JSON and CSV, and the files you sent. Passwords and keys aren’t in it. We email you when it’s requested and when it’s ready.",
  export: "Request the file",
  exportAgain: "Request a new file",
  exportAsked: "Your file is being prepared.",
  exportFailed: "The file couldn’t be downloaded",
  waiting: "Your file is in the queue.",
  working: "Preparing your file: {{done}} of {{total}} parts done.",
  progress: "Progress of the file",
  mayLeave: "You can leave this page: we email you when it’s ready.",
  look: "Check progress",
  ready: "Your file is ready.",
  readyUntil: "You can download it until",
  download: "Download the file",
  expired: "Your last file was deleted after seven days.",
  failed: "Your file couldn’t be prepared. Request it again; if that fails too, write to us.",
  deleteTitle: "Delete your account",
  deleteSubtitle: "Your account is deleted after 14 days. Until then you can change your mind.",
  goes: "What is deleted: name, email address, picture, phone number, payout details, messages, logins, devices, settings, notifications and emails.",
  stays:
    "What stays, without your name: ledger entries, purchases, withdrawals and orders, as the law requires, and the log of what staff did.",
  later: "You’ll lose any cash back your purchases could still earn.",
  dueTitle: "Your account will be deleted",
  dueAt: "It’ll be deleted on",
  keep: "Keep my account",
  kept: "Your account stays.",
  staff: "You work for Cashlane with this account. Another admin has to make you a member first.",
  money:
    "There’s money in your account or on its way. Withdraw or spend it first, or wait until it has settled. If it’s below the minimum, write to us.",
  order: "An order of yours is still being checked. It has to be delivered or refunded first.",
  toOrders: "Your orders",
  claim: "A claim of yours is still open. It has to be answered first.",
  toClaims: "Your claims",
  toBalance: "My balance",
  agree: "I understand what is deleted, what stays and what I give up.",
  agreeMissing: "Tick this box to continue.",
  delete: "Delete my account",
  asked: "Your account will be deleted in 14 days.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "personal-data": typeof texts;
  }
}
