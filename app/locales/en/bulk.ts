export const texts = {
  nothing: "Nothing to review",
  leftOut_one: "{{count}} selected item is skipped: this step doesn’t apply to it.",
  leftOut_other: "{{count}} selected items are skipped: this step doesn’t apply to them.",
  refused: "Not done: {{number}}",
  back: "Back",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    bulk: typeof texts;
  }
}
