import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/role-names";

export const texts = {
  admin: "مسؤول",
  finance: "المالية",
  support: "الدعم",
  content: "المحتوى",
  auditor: "مدقق",
  member: "عضو",
} satisfies Translation<typeof english, "ar">;
