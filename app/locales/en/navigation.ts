export const texts = {
  home: "Home",
  signUpOrLogin: "Sign Up / Login",
  register: "Create an account",
  stores: "Stores",
  search: "Search",
  shortcuts: "Shortcuts",
  myWallet: "My Wallet",
  myBalance: "My Balance",
  helpCenter: "Help Center",
  myCashBack: "My Cash Back",
  cashBackDetail: "Cash Back Detail",
  claim: "Something missing?",
  claims: "Claims",
  withdrawCashBack: "Withdraw Cash Back",
  withdrawHistory: "Withdraw History",
  notifications: "Notifications",
  accountSettings: "Account Settings",
  profileSettings: "Profile Settings",
  notificationSettings: "Notification settings",
  unsubscribe: "Unsubscribe",
  settings: "Settings",
  pricing: "Pricing",
  faq: "FAQ",
  manageCenter: "Manage Center",
  overview: "Overview",
  cashOffers: "Cash Offers",
  networks: "Networks",
  users: "Users",
  clicks: "Click",
  leads: "Leads",
  unmatchedReports: "Unmatched reports",
  reportImport: "Import a report",
  withdrawManagement: "Withdraw Management",
  adminWithdrawHistory: "Withdraw History",
  mails: "E-mails",
  adminLogs: "Admin Activity Logs",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    navigation: typeof texts;
  }
}
