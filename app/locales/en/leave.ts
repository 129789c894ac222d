export const texts = {
  title: "Leave without saving?",
  text: "What you changed here isn’t saved yet and would be lost.",
  stay: "Stay here",
  leave: "Leave",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    leave: typeof texts;
  }
}
