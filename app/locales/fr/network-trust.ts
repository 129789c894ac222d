import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/network-trust";

export const texts = {
  trust_signed: "Signé",
  trust_listed: "Secret, adresses listées",
  trust_open: "Secret seul",
} satisfies Translation<typeof english, "fr">;
