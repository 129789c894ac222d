import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The events mailed to all others who may decide on money. */
export type StaffEvent = keyof (typeof titles)["en"];

interface Values {
  /** The name of the acting person; `null` for the operator, on the server. */
  by: string | null;
  user: string;
  role: string;
}

const titles = {
  en: {
    role_requested: "{user} is to get the role {role}",
    role_given: "{user} has the role {role} now",
    role_save_requested: "The role {role} is to change",
    role_saved: "The role {role} has changed",
    suspend_requested: "{user} is to be suspended",
    suspend: "{user} was suspended",
    restore_requested: "{user} is to be let in again",
    restore: "{user} was let in again",
    reset_factor_requested: "The second factor of {user} is to be turned off",
    reset_factor: "The second factor of {user} was turned off",
    approver_forgotten: "{user} no longer counts as a second person",
  },
  fr: {
    role_requested: "{user} doit recevoir le rôle {role}",
    role_given: "{user} a désormais le rôle {role}",
    role_save_requested: "Le rôle {role} doit changer",
    role_saved: "Le rôle {role} a changé",
    suspend_requested: "Le compte de {user} doit être suspendu",
    suspend: "Le compte de {user} a été suspendu",
    restore_requested: "Le compte de {user} doit être rétabli",
    restore: "Le compte de {user} a été rétabli",
    reset_factor_requested: "La validation en deux étapes de {user} doit être désactivée",
    reset_factor: "La validation en deux étapes de {user} a été désactivée",
    approver_forgotten: "{user} ne compte plus comme deuxième personne",
  },
  ar: {
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
  vi: {
    role_requested: "Có yêu cầu trao vai trò {role} cho {user}",
    role_given: "{user} nay có vai trò {role}",
    role_save_requested: "Có yêu cầu đổi vai trò {role}",
    role_saved: "Vai trò {role} đã thay đổi",
    suspend_requested: "Có yêu cầu khóa tài khoản của {user}",
    suspend: "Tài khoản của {user} đã bị khóa",
    restore_requested: "Có yêu cầu mở lại tài khoản của {user}",
    restore: "Tài khoản của {user} đã được mở lại",
    reset_factor_requested: "Có yêu cầu tắt xác minh hai bước của {user}",
    reset_factor: "Xác minh hai bước của {user} đã bị tắt",
    approver_forgotten: "{user} không còn được tính là người thứ hai",
  },
} as const;

const details = {
  en: {
    requested: "{by} asked for it. It takes effect when a second person approves: ask {by} in person first.",
    done: "{by} did it. If this is news to you, talk to your colleagues at once.",
    operator: "The operator",
  },
  fr: {
    requested:
      "Demande de {by}. Elle prendra effet lorsqu’une deuxième personne l’aura approuvée\u00a0: vérifiez-la d’abord de vive voix auprès de {by}.",
    done: "Fait par {by}. Si vous n’étiez pas au courant, parlez-en tout de suite à vos collègues.",
    operator: "l’exploitant",
  },
  ar: {
    requested: "صاحب الطلب: {by}. لا يسري إلا بعد موافقة شخص ثانٍ: تحقق منه مع صاحبه مباشرة أولًا.",
    done: "قام بذلك {by}. إن لم تكن على علم به فأبلغ زملاءك فورًا.",
    operator: "المشغّل",
  },
  vi: {
    requested: "Người yêu cầu: {by}. Chỉ có hiệu lực khi người thứ hai đồng ý: hãy hỏi trực tiếp {by} trước.",
    done: "Người thực hiện: {by}. Nếu bạn không biết việc này, hãy báo ngay cho đồng nghiệp.",
    operator: "Người vận hành",
  },
} as const;

type StaffNotice = (event: StaffEvent, values: Values) => NotificationTexts;

function noticeIn(language: NotificationLanguage): StaffNotice {
  const isolate = (name: string) => (language === "ar" ? `\u2068${name}\u2069` : name);
  return (event, { by, user, role }) => {
    const words = details[language];
    const values: Record<string, string> = {
      by: by === null ? words.operator : isolate(by),
      user: isolate(user),
      role: isolate(role),
    };
    const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => values[name]!);
    return {
      title: fill(titles[language][event]),
      description: fill(event.endsWith("_requested") ? words.requested : words.done),
    };
  };
}

/**
 * Mail texts for colleagues who may decide on money, sent when another person's role, suspension or second factor
 * changes.
 */
export const staffNotices: Record<NotificationLanguage, StaffNotice> = {
  en: noticeIn("en"),
  fr: noticeIn("fr"),
  ar: noticeIn("ar"),
  vi: noticeIn("vi"),
};
