import type { ErrorKey } from "#contract/calls/error-keys.ts";

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
  role_needs_other_admin: "أنت صاحب الطلب، لذا يجب أن يعتمده شخص آخر.",
  role_replacement_gains: "اختر دورًا لا يملك صلاحيات أكثر من هذا.",
  role_needs_confirmed_address: "لم يؤكد هذا الشخص عنوان بريده الإلكتروني بعد: لا يُمنح دورًا قبل ذلك.",
  role_needs_active_account: "هذا الحساب موقوف: أعد تفعيله قبل منحه دورًا.",
  role_delete_needs_two: "أصحاب هذا الدور يتعاملون مع الأموال. امنح كلًا منهم دورًا آخر أولًا بموافقة شخص ثانٍ.",
  role_too_new: "وافق شخص واحد فقط على دورك: يمكنك اعتماد عمليات السحب ابتداءً من {from}.",
  suspension_undecided:
    "هناك طلب إيقاف قدّمتَه أو يخصّك بانتظار شخص ثانٍ. لا يمكنك اعتماد عمليات السحب حتى يُحسم.",
  user_step_needs_two: "يتعامل هذا الشخص مع الأموال أو سبق له ذلك: قدّم الطلب في صفحته ليوافق عليه شخص ثانٍ.",
} satisfies Partial<Record<ErrorKey, string>>;
