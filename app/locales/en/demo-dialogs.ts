export const texts = {
  title: "Dialog examples",
  lead: "Each opens from a link, is checked like a real one, and leaves what you entered on its card.",
  show: "Show",
  showNamed: "Show: {{name}}",
  save: "Save",
  kept: "You entered",
  saved: "Done: {{name}}",
  name_card: "Add a card",
  text_card: "Keep a card for the next purchase.",
  name_user: "Edit the user",
  text_user: "Name, contact and languages of a user.",
  name_check: "Two-step verification",
  text_check: "Choose how you are checked when you log in.",
  name_methods: "Ways to pay",
  text_methods: "The cards and wallets a shop accepts.",
  name_providers: "Payment providers",
  text_providers: "Who handles payments, and with which cards.",
  name_refer: "Refer and earn",
  text_refer: "Invite a friend by e-mail or with your link.",
  name_address: "Add an address",
  text_address: "Where the next delivery goes.",
  name_app: "Create an app",
  text_app: "Name, kind and database of a new app.",
  name_share: "Share the project",
  text_share: "Give somebody a right to your project.",
  name_pricing: "Choose a plan",
  text_pricing: "Three plans; change at any time.",
  credit: "Credit card",
  wallet: "Wallet",
  link: "Your link",
  copy: "Copy",
  copied: "Copied",
  copyDone: "The link is on your clipboard.",
  copyFailed: "Your browser does not allow it: select the link and copy it.",
  members: "Who has access",
  ownerRight: "Owner",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "demo-dialogs": typeof texts;
  }
}
