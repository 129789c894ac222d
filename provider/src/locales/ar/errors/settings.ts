import type { ErrorKey } from "#contract/calls/error-keys.ts";

export const settings = {
  settings_changed: "غيّر شخص آخر هذه الإعدادات في هذه الأثناء. ما أدخلته باقٍ هنا: راجعه ثم احفظ من جديد.",
  settings_waiting: "هناك تعديل آخر ينتظر مشرفًا ثانيًا، ويجب البتّ فيه أولًا.",
  settings_decided: "سبق البتّ في هذا التعديل.",
  settings_need_other_admin: "يجب أن يوافق مشرف آخر: أنت من طلب هذا التعديل.",
  settings_requester_gone: "من طلبه لم يعد مخوّلًا بتعديل الإعدادات. ارفضه واطلب تقديمه من جديد.",
  settings_minimum_above_maximum: "أصغر سحب أكبر من أكبر سحب.",
  settings_fee_too_high: "لن يبقى من أصغر سحب ما يُرسل.",
  settings_no_method: "أتح طريقة دفع واحدة على الأقل.",
  settings_us_account_currency: "لا يمكن إتاحة الحسابات الأمريكية إلا إذا كانت الحسابات بالدولار الأمريكي.",
  settings_rate_twice: "لكل عملة سعر واحد: هذه العملة مذكورة مرتين.",
  settings_rate_of_books: "عملة الحسابات لا تحتاج إلى سعر.",
  settings_rates_undated: "اذكر اليوم الذي تعود إليه الأسعار.",
  settings_rates_ahead: "لا يمكن أن تكون الأسعار ليوم لم يأتِ بعد.",
  settings_placeholder_unknown: "استخدم فقط الأسماء المدرجة بين الأقواس.",
  settings_placeholder_missing: "يجب أن يذكر النص السبب باسمه بين الأقواس: فيه يقرؤه العضو.",
  account_number_invalid: "أدخل رقمًا يبدأ بثلاثة أرقام، مثل 467100.",
  account_name_missing: "أدخل اسمًا للحساب.",
  journal_day_open: "يضم دفتر اليومية الأيام المنتهية فقط، حتى {day}.",
  journal_backwards: "اليوم الأخير يسبق اليوم الأول.",
  journal_too_long: "اختر {days} يومًا على الأكثر.",
} satisfies Partial<Record<ErrorKey, string>>;
