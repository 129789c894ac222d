import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/report-reasons";

export const texts = {
  mapping_incomplete: "ليس للشبكة ربط حقول بعد.",
  unreadable: "ليس JSON ولا نموذجًا.",
  parameter_repeated: "فيه معامل مكرر.",
  click_missing: "لا يذكر نقرة.",
  transaction_invalid: "معاملته مفقودة أو غير صالحة.",
  status_unknown: "حالته كلمة لا يعرفها ربط الحقول.",
  currency_invalid: "عملته مفقودة أو ليست عملة.",
  currency_foreign: "بعملة غير عملتنا.",
  amount_invalid: "قيمة طلبه مفقودة أو ليست رقمًا.",
  commission_invalid: "عمولته مفقودة أو ليست رقمًا.",
  amount_too_large: "مبلغ الطلب أو العمولة أكبر مما يمكن أن يكون عليه مبلغ واحد.",
  time_invalid: "وقته مفقود أو غير مقروء.",
  time_in_future: "وقته بعد أكثر من يوم من الآن.",
  member_deleted: "حُذف حساب العضو.",
  click_unknown: "لم تكن هناك نقرة كهذه.",
  click_of_other_network: "ذهبت النقرة إلى شبكة أخرى.",
  click_expired: "جاء الشراء بعد النقرة بمدة طويلة جدًا.",
  purchase_before_click: "الشراء أقدم من النقرة.",
  click_differs: "أُبلغ عن الشراء نفسه لنقرة أخرى.",
  claimed_already: "قيّدت مطالبة مقبولة هذا الطلب بالفعل.",
  failed: "فشلت قراءته مرارًا. السجل يذكر السبب.",
  line_shape: "عدد أعمدة السطر يختلف عن سطر العناوين.",
  own_purchase: "عملية شراء تخصّك: يجب أن يستوردها مشرف آخر.",
} satisfies Translation<typeof english, "ar">;
