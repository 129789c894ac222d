export const texts = {
  savedAt: "Draft saved at",
  unsaved: "We couldn’t save the draft. We’ll try again.",
  elsewhere: "Another tab or browser has this draft",
  elsewhereText:
    "It saved later than this one, so your input here is no longer saved until you save the product.",
  reload: "Show the other one's draft",
  found: "Not saved yet",
  foundText: "The form shows your draft of",
  discard: "Discard draft",
  discarded: "Draft discarded",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "product-draft": typeof texts;
  }
}
