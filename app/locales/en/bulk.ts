export const texts = {
  nothing: "Nothing to decide on",
  leftOut_one: "{{count}} of the chosen cannot take this step and is left out.",
  leftOut_other: "{{count}} of the chosen cannot take this step and are left out.",
  refused: "Not done: {{number}}",
  back: "Back",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    bulk: typeof texts;
  }
}
