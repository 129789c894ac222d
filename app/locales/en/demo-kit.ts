export const texts = {
  chip: "Demo",
  chipHint: "A showcase with sample data",
  nothingWill: "This is a demo: nothing will be sent, and no account is made.",
  nothingKept: "This is a demo: nothing was sent, and no account was created.",
  reset: "Reset the demo",
  resetDone: "The demo is as it was.",
  storeFull: "You have changed more than the demo keeps. Reset it to go on.",
  storeAway: "We couldn’t save your entry. Please try again.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "demo-kit": typeof texts;
  }
}
