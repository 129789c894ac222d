export const texts = {
  use: "Use a passkey",
  instead: "Use a passkey instead",
  taken: "Your passkey was accepted. Send the form once more.",
  canceled: "No passkey was chosen. Try again.",
  known: "This device already has a passkey for your account.",
  unsupported: "This browser doesn’t support passkeys.",
  failed: "That didn’t work. Try again, or choose another way.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "passkey-press": typeof texts;
  }
}
