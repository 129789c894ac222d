export const texts = {
  title: "New coupons at Cashlane",
  subtitle: "The latest coupons of our partner stores.",
  entry: "{{store}}: {{title}}",
  code: "Code: {{code}}.",
  ends: "Valid until {{date}}.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    feed: typeof texts;
  }
}
