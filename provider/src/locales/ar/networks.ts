import type { ErrorKey } from "#contract/error-keys.ts";

export const networks = {
  own_lead: "لا يمكنك البتّ في عملية شراء تخصّك.",
  lead_step_impossible: "هذا غير ممكن: حالة عملية الشراء {leadState}.",
  report_needs_other_admin: "يجب أن يطبّق مشرف آخر هذا التقرير: أنت من طلب ذلك.",
  hold_days_need_other_admin: "يجب أن يبتّ مشرف آخر: أنت من طلب تقصير أيام الحجز.",
  hold_days_request_gone: "لم يعد أحد يطلب تقصير أيام الحجز.",
  signature_invalid: "التوقيع مفقود أو خاطئ أو قديم جدًا.",
  postback_not_in_quarantine: "لم يعد هذا البلاغ في الحجر.",
  network_key_invalid:
    "استخدم من 1 إلى 32 من الأحرف اللاتينية الصغيرة والأرقام والشرطات، على أن يبدأ بحرف أو رقم.",
  network_key_taken: "توجد شبكة بهذا الاسم في العناوين بالفعل.",
  network_changed: "غيّر شخص آخر هذه الشبكة في هذه الأثناء. لم يُحفظ شيء: أعد تحميل الصفحة وكرّر تغييرك.",
  tracking_url_invalid: "أدخل عنوان صفحة ويب (https://…) فيه موضع النقرة، في المسار أو في الاستعلام.",
  address_invalid: "هذا ليس عنوان IP ولا مجموعة عناوين مثل 192.0.2.0/24.",
  addresses_needed: "الشبكة التي لا توقّع تحتاج إلى عنوان واحد على الأقل ترسل منه بلاغاتها.",
  status_words_invalid: "أدخل كلمة واحدة على الأقل من كلمات الشبكة لحالة ما.",
  secret_already_rotated: "استبدل {name} السر بالفعل. انظر إليه قبل أن تستبدله مرة أخرى.",
  report_too_large: "حجم الملف أكبر من 2 ميغابايت.",
  report_not_text: "هذا ليس ملف CSV، أو أن بعض أحرفه تالفة. احفظه بصيغة CSV UTF-8 ثم أعد المحاولة.",
  report_empty: "يجب أن يحتوي الملف على سطر عناوين وسطر واحد على الأقل تحته.",
  report_too_wide: "عدد أعمدة الملف أكبر مما يمكن أن يحتويه تقرير (200).",
  report_columns_missing: "أعمدة ناقصة أو مكررة: {columns}.",
  report_mapping_incomplete: "لم تُضبط بعد طريقة قراءة تقارير هذه الشبكة.",
  report_network_unknown: "اختر شبكة.",
  report_applied_already: "سبق تطبيق هذا التقرير.",
} satisfies Partial<Record<ErrorKey, string>>;
