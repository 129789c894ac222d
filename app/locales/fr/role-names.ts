import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/role-names";

export const texts = {
  admin: "Administrateur",
  finance: "Finances",
  support: "Assistance",
  content: "Contenu",
  auditor: "Auditeur",
  member: "Membre",
} satisfies Translation<typeof english, "fr">;
