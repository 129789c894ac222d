export const texts = {
  title: "More with a gift card",
  text: "{{worth}} for {{price}} in the rewards shop.",
  toShop: "Open rewards shop",
  toReferrals: "Refer a friend",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "shop-card": typeof texts;
  }
}
