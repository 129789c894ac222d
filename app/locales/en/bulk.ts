export const texts = {
  nothing: "Nothing to decide on",
  leftOut_one: "{{count}} selected item is skipped: this step does not apply to it.",
  leftOut_other: "{{count}} selected items are skipped: this step does not apply to them.",
  refused: "Not done: {{number}}",
  back: "Back",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    bulk: typeof texts;
  }
}
