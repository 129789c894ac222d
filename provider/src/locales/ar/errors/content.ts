import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const content = {
  own_referral: "لا يمكنك مراجعة مكافأتك أنت.",
  own_review: "لا يمكنك مراجعة مراجعتك أنت.",
  review_not_bought: "المراجعات للأعضاء الذين اشتروا من هذا المتجر عن طريقنا.",
  review_changed: "غيّر صاحب المراجعة نصها في هذه الأثناء. اقرأها من جديد.",
  review_text_invalid: "اكتب من 10 إلى 2000 حرف.",
  review_reply_invalid: "يجب ألا يتجاوز الرد 1000 حرف.",
  referral_not_held: "لم تعد هذه المكافأة بانتظار قرار.",
  invitation_limit: "دعوت كثيرًا من الأصدقاء. حاول غدًا من فضلك.",
  invitation_own: "هذا عنوانك أنت.",
  invitation_too_many: "ادعُ عشرة أصدقاء على الأكثر في المرة الواحدة.",
  course_changed: "غيّر شخص آخر هذه الدورة في هذه الأثناء. ما أدخلته باقٍ هنا: راجعه ثم احفظ من جديد.",
  course_lessons_fixed: "يبقى عدد دروس الدورة ثابتًا.",
  help_changed: "غيّر شخص آخر هذا النص في هذه الأثناء. ما أدخلته باقٍ هنا: راجعه ثم احفظ من جديد.",
  help_slug_taken: "نص آخر يحمل هذا الاسم في عنوانه.",
  help_full: "بلغت هذه النصوص العدد الأقصى.",
} satisfies Partial<Record<ErrorKey, string>>;
