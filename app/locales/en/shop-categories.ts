export const texts = {
  title: "Categories",
  subtitle: "How the shop’s products are sorted.",
  add: "Add category",
  category: "Category",
  parent: "Parent category",
  noParent: "None",
  products: "Products",
  sales: "Sales",
  state: "Status",
  state_published: "Published",
  state_scheduled: "Scheduled",
  state_inactive: "Inactive",
  stateHint:
    "Until a category is published, members do not see its products, nor those of categories below it.",
  publishAt: "Publish at (UTC)",
  publishHint: "Only for a scheduled category.",
  publishAtInvalid: "Enter a day and a time.",
  actions: "Actions",
  copy: "Duplicate",
  copyOf: "Duplicate: {{name}}",
  copied: "An inactive copy, without products",
  emptyTitle: "No categories yet",
  emptyText: "Add the first one.",
  name: "Name",
  nameMissing: "Enter a name of 2 to 120 characters.",
  picture: "Picture",
  pictureHint: "JPEG, PNG or WebP up to 800 kB. We crop it to a square.",
  pictureTooLarge: "The picture is larger than 800 kB.",
  pictureRemoved: "Picture removed",
  removePicture: "Remove picture",
  save: "Save",
  saved: "Category saved",
  removal: "Remove this category",
  removalText: "No product is in it.",
  removalUsed_one: "{{count}} product is in it and needs another category.",
  removalUsed_other: "{{count}} products are in it and need another category.",
  replacement: "Move its products to",
  chooseReplacement: "Choose…",
  noReplacement: "No other category",
  remove: "Remove category",
  removed: "Category removed",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "shop-categories": typeof texts;
  }
}
