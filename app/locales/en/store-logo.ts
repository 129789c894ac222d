export const texts = {
  title: "Store logo",
  subtitle: "Shown in every list and on the store’s page.",
  back: "To the store’s page",
  file: "New logo",
  hint: "JPEG, PNG or WebP, up to 800 kB. A square with a white or clear background looks best.",
  save: "Save logo",
  remove: "Remove logo",
  missing: "Choose a picture.",
  tooLarge: "The picture is larger than 800 kB.",
  choose: "Choose a store",
  chooseText: "Open a store’s page, then “Change logo”.",
  toStores: "To the stores",
  saved: "The logo is saved.",
  removed: "Logo removed.",
  links: "Members’ links",
  linksOn: "Members can share links to this store’s pages. Check that its networks’ terms allow it.",
  linksOff: "Members can’t share links to this store.",
  allowLinks: "Allow links",
  stopLinks: "Stop links",
  linksAllowed: "Members can share links",
  linksStopped: "Members can no longer share links",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "store-logo": typeof texts;
  }
}
