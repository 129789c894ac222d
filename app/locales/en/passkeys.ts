export const texts = {
  title: "Passkeys",
  subtitle: "Log in with your finger, face or PIN instead of a password.",
  back: "Back to Security",
  beginTitle: "Add a passkey",
  beginSubtitle:
    "It stays on your device or in your password manager and works on Cashlane alone: no copy of this site gets it. Once you have one, your password alone opens nothing.",
  begin: "Add a passkey",
  addTitle: "Make your passkey",
  addSubtitle: "Give it a name, then follow your browser. This page keeps for ten minutes.",
  needsScripts: "A passkey needs scripts. Turn them on for this page.",
  name: "Name",
  nameHint: "Say, the device it is on. Left empty it gets the browser’s name.",
  nameMissing: "Enter a name of at most 60 characters.",
  make: "Make the passkey",
  keep: "Keep the passkey",
  listTitle: "Your passkeys",
  listSubtitle: "Each of them opens your account. At most ten.",
  empty: "No passkey yet",
  emptyText: "The ones you add stand here, with their last use.",
  synced: "Kept by a password manager",
  oneDevice: "On one device",
  created: "Added",
  lastUsed: "Last used",
  neverUsed: "Not used yet",
  change: "Rename or remove",
  rename: "Rename",
  remove: "Remove",
  removeText: "It opens your account no more. Delete it from your device, too.",
  added: "The passkey is added.",
  renamed: "The passkey has its new name.",
  removed: "The passkey is removed.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    passkeys: typeof texts;
  }
}
