export const texts = {
  title: "Saved views",
  subtitle: "Views of lists that you saved: filters, search, order and columns.",
  back: "Back to the list",
  empty: "No saved views yet",
  emptyText: "Open a list, set its filters, and save them under “Saved views”.",
  opensWith: "The list opens with this view.",
  change: "Change",
  name: "Name",
  nameMissing: "Enter a name of up to 60 characters.",
  rename: "Save name",
  makeDefault: "Set as default",
  takeDefault: "No longer open the list with it",
  remove: "Remove",
  saveTitle: "Save this view",
  save: "Save view",
  opens: "Open this list with it",
  saved: "The view is saved.",
  renamed: "View renamed.",
  defaultSet: "The list opens with this view now.",
  defaultTaken: "The list opens without a view again.",
  removed: "The view is removed.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "saved-views": typeof texts;
  }
}
