export const texts = {
  draftTitle: "To be checked",
  draftText: "This text describes the product as it is. The operator’s lawyer checks it before it applies.",
  contents: "Contents",
  changed: "Last changed on",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    legal: typeof texts;
  }
}
