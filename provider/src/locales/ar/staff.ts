import type { ErrorKey } from "#contract/error-keys.ts";

export const staff = {
  mail_not_dead: "لا تُعاد محاولة إلا رسالة تعذّر تسليمها، وهذه لم تعد كذلك.",
  own_account: "لا يمكنك فعل ذلك بحسابك.",
  user_already_suspended: "لم يتغيّر شيء: هذا الحساب موقوف من قبل.",
  user_tier_already: "لم يتغيّر شيء: لهذا الحساب هذه الباقة من قبل.",
  user_not_suspended: "لم يتغيّر شيء: هذا الحساب غير موقوف.",
  second_factor_reset_by_you: "أنت من أوقف التحقق بخطوتين لهذا العضو: يجب أن يرفع الانتظار مشرف آخر.",
  role_unknown: "هذا الدور لم يعد موجودًا.",
  role_name_taken: "هناك دور آخر بهذا الاسم.",
  role_changed: "عدّل شخص آخر هذا الدور. راجعه ثم احفظ.",
  role_limit: "لا مكان لدور آخر: احذف واحدًا أولًا.",
  role_beyond_own: "لا يمكنك منح صلاحيات لا تملكها.",
  role_unchanged: "لم يتغيّر شيء: هذا دوره بالفعل.",
  role_request_gone: "انتهى هذا الطلب، أو لم يعد لصاحبه حق تقديمه.",
  role_needs_other_admin: "يجب أن يبتّ شخص آخر: أنت صاحب الطلب.",
  role_replacement_gains: "اختر دورًا لا يملك صلاحيات أكثر من هذا.",
} satisfies Partial<Record<ErrorKey, string>>;
