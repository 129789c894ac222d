/** The names of the settings areas. */
export const texts = {
  payouts: "Payouts",
  checkout: "Checkout",
  referrals: "Referrals",
  currencies: "Currencies",
  contact: "Contact",
  notifications: "Notifications",
  accounting: "Accounting",
  issuer: "Invoice issuer",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "settings-areas": typeof texts;
  }
}
