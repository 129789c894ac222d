export const texts = {
  name: "Cashlane: cash back and coupons",
  description: "Earn cash back at hundreds of stores, follow your purchases and withdraw your balance.",
  screenshot: "The home page",
  offlineTitle: "You’re offline",
  offlineText: "This page needs a connection. Nothing you’ve earned is lost.",
  offlineRetry: "Try again",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    install: typeof texts;
  }
}
