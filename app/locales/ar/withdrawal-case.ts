import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/withdrawal-case";

export const texts = {
  holdTitle: "علّقها {{name}}",
  evidenceTitle: "عمليات التحقق",
  evidenceAttention: "يحتاج إلى انتباه:",
  evidenceEmail: "البريد الإلكتروني",
  evidenceConfirmed: "مؤكد",
  evidenceUnconfirmed: "غير مؤكد",
  evidenceSecondFactor: "التحقق بخطوتين",
  evidenceOn: "مفعّل",
  evidenceOff: "غير مفعّل",
  evidenceHolder: "الاسم على الحساب",
  evidenceSameName: "اسم العضو",
  evidenceOtherName: "اسم آخر",
  evidenceSameTarget: "حسابات أخرى ببيانات السحب نفسها",
  evidenceMethodAdded: "أُضيفت طريقة السحب",
  evidenceMemberSince: "عضو منذ",
  evidencePayouts: "عمليات السحب المدفوعة",
  evidenceFirstPayout: "لا شيء، هذه الأولى",
  evidenceRefused: "عمليات شراء مرفوضة أو ملغاة",
  evidenceClaims: "مطالبات مفتوحة",
  evidenceSources: "أحدث عمليات الشراء المتاحة",
  evidenceNoSources: "لا توجد عملية شراء متاحة بعد.",
} satisfies Translation<typeof english, "ar">;
