import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/passkey-press";

export const texts = {
  use: "استخدام مفتاح مرور",
  instead: "استخدام مفتاح مرور بدلاً منها",
  taken: "قُبل مفتاح المرور. أرسل مرة أخرى.",
  canceled: "لم يُختر أي مفتاح مرور. حاول من جديد.",
  known: "على هذا الجهاز مفتاح مرور لحسابك بالفعل.",
  unsupported: "هذا المتصفح لا يعرف مفاتيح المرور.",
  failed: "لم ينجح ذلك. حاول من جديد أو بطريقة أخرى.",
} satisfies Translation<typeof english, "ar">;
