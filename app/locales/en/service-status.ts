export const texts = {
  title: "Service status",
  description: "Whether accounts, purchase reports and emails work as usual.",
  allWork: "Everything works as usual.",
  someDelayed: "Some services are delayed. Nothing is lost, and your balance is safe.",
  isReadOnly: "Changes are paused at the moment. Your balance is safe.",
  isInMaintenance: "Cashlane is under maintenance. Your balance is safe.",
  unavailable:
    "Accounts are unavailable at the moment. Your balance is safe; please try again in a few minutes.",
  accounts: "Accounts and withdrawals",
  accountsText: "Log in, see your balance and request withdrawals.",
  purchases: "Purchase reports",
  purchasesText: "Stores report purchases, and they appear in your cash back.",
  emails: "Emails",
  emailsText: "Codes, links and notifications by email.",
  working: "Working",
  read_only: "Read-only",
  maintenance: "Maintenance",
  paused: "Paused",
  delayed: "Delayed",
  unavailableState: "Unavailable",
  unknown: "Unknown",
  since: "Delayed since",
  checkedAt: "Checked at",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "service-status": typeof texts;
  }
}
