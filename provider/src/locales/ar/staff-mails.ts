import type { staffMails as en } from "../en/staff-mails.ts";

export const staffMails: typeof en = {
  titles: {
    role_requested: "طُلب منح {user} الدور {role}",
    role_given: "أصبح لـ{user} الدور {role}",
    role_save_requested: "طُلب تعديل الدور {role}",
    role_saved: "تغيّر الدور {role}",
    suspend_requested: "طُلب إيقاف حساب {user}",
    suspend: "أُوقف حساب {user}",
    restore_requested: "طُلبت إعادة تفعيل حساب {user}",
    restore: "أُعيد تفعيل حساب {user}",
    reset_factor_requested: "طُلب إيقاف التحقق بخطوتين لحساب {user}",
    reset_factor: "أُوقف التحقق بخطوتين لحساب {user}",
    approver_forgotten: "لم يعد {user} يُحسب شخصًا ثانيًا",
  },
  details: {
    requested: "صاحب الطلب: {by}. لا يسري إلا بعد موافقة شخص ثانٍ: تحقق منه مع صاحبه مباشرة أولًا.",
    done: "قام بذلك {by}. إن لم تكن على علم به فأبلغ زملاءك فورًا.",
    operator: "المشغّل",
  },
  issuer: {
    requested: {
      title: "طُلب تغيير جهة إصدار الفواتير",
      description:
        "طلب \u2068{name}\u2069 تغيير جهة إصدار الفواتير. الحساب الجديد لتلقي المدفوعات: \u2068{account}\u2069. لا يسري التغيير إلا بعد موافقة شخص ثانٍ. تحقق من الطلب مع صاحبه مباشرة قبل الموافقة.",
    },
    in_force: {
      title: "تغيّرت جهة إصدار الفواتير",
      description:
        "وافق \u2068{name}\u2069 على تغيير جهة إصدار الفواتير. تطلب الفواتير الجديدة الدفع إلى الحساب \u2068{account}\u2069. إن لم تكن على علم بذلك فأبلغ زملاءك فورًا.",
    },
  },
};
