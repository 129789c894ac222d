export const texts = {
  trust_signed: "Signed",
  trust_listed: "Secret, listed addresses",
  trust_open: "Secret only",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "network-trust": typeof texts;
  }
}
