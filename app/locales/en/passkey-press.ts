export const texts = {
  use: "Use a passkey",
  taken: "Your passkey was taken. Send it once more.",
  canceled: "No passkey was chosen. Try again.",
  known: "This device has a passkey for your account already.",
  unsupported: "This browser knows no passkeys.",
  failed: "That did not work. Try again, or go another way.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "passkey-press": typeof texts;
  }
}
