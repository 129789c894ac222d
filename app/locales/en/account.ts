export const texts = {
  tabs: "My account",
  tabOverview: "Overview",
  tabAccount: "Account",
  tabSecurity: "Security",
  tabNotifications: "Notifications",
  browserOnSystem: "{{browser}} on {{system}}",
  unknownMachine: "Unknown device",

  overviewTitle: "Profile",
  overviewSubtitle: "You at a glance, and what happened lately.",
  role_member: "Member",
  role_admin: "Admin",
  email: "E-mail address",
  joined: "Member since",
  edit: "Edit profile",
  latest: "Latest movements",
  latestEmpty: "No money has moved yet.",
  allEntries: "My balance",
  withdrawals: "Withdrawals",
  withdrawalsEmpty: "No withdrawals yet.",
  allWithdrawals: "All withdrawals",
  claims: "Claims",
  claimsEmpty: "No claims yet.",
  allClaims: "All claims",

  accountTitle: "Account",
  accountSubtitle: "Your name, as it stands on what you send.",
  personTitle: "About you",
  name: "Name",
  nameInvalid: "Enter your name: 2 to 80 characters.",
  languageHint: "The language of e-mails and your time zone are under",
  save: "Save",
  saved: "Your account is saved.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    account: typeof texts;
  }
}
