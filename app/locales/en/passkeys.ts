export const texts = {
  title: "Passkeys",
  subtitle: "Log in with your finger, face or PIN instead of a password.",
  back: "Back to Security",
  beginTitle: "Add a passkey",
  beginSubtitle:
    "It stays on your device or in your password manager and works only on Cashlane, so a fake site can’t use it. Once you have one, your password alone isn’t enough to log in.",
  begin: "Add a passkey",
  addTitle: "Create your passkey",
  addSubtitle: "Give it a name, then follow your browser. This page is valid for ten minutes.",
  needsScripts: "Passkeys need JavaScript. Turn it on for this page.",
  name: "Name",
  nameHint: "For example the device it’s on. Empty: the browser’s name.",
  nameMissing: "Enter a name of at most 60 characters.",
  make: "Create the passkey",
  keep: "Save the passkey",
  listTitle: "Your passkeys",
  listSubtitle: "Each of them opens your account. You can have up to ten.",
  empty: "No passkey yet",
  emptyText: "Passkeys you add appear here, with their last use.",
  synced: "Kept by a password manager",
  oneDevice: "On one device",
  created: "Added",
  lastUsed: "Last used",
  neverUsed: "Not used yet",
  change: "Rename or remove",
  rename: "Rename",
  remove: "Remove",
  removeText: "It can no longer open your account. Delete it from your device, too.",
  added: "The passkey is added.",
  renamed: "Passkey renamed.",
  removed: "The passkey is removed.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    passkeys: typeof texts;
  }
}
