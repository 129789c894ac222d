import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/passkey-press";

export const texts = {
  use: "Utiliser une clé d’accès",
  instead: "Plutôt une clé d’accès",
  taken: "Votre clé d’accès est acceptée. Envoyez à nouveau.",
  canceled: "Aucune clé d’accès choisie. Réessayez.",
  known: "Cet appareil a déjà une clé d’accès pour votre compte.",
  unsupported: "Ce navigateur ne connaît pas les clés d’accès.",
  failed: "Cela n’a pas marché. Réessayez, ou autrement.",
} satisfies Translation<typeof english, "fr">;
