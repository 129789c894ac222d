import type { Digest, NotificationLanguage } from "#contract/notification-settings.ts";

/** What stands around the notifications in an e-mail. */
export interface MailFrame {
  /** Subject of a digest; the subject of a single mail is its notification's title. */
  digest: Record<Exclude<Digest, "off">, string>;
  greeting: string;
  open: string;
  why: string;
  /** The same under a link that someone asked for. */
  whyLink: string;
  settings: string;
  unsubscribe: string;
}

/** By language; `{name}` is the member's, `{count}` how many a digest holds. */
export const mailFrames: Record<NotificationLanguage, MailFrame> = {
  vi: {
    digest: {
      daily: "Cashlane: thông báo trong ngày ({count})",
      weekly: "Cashlane: thông báo trong tuần ({count})",
    },
    greeting: "Xin chào {name},",
    open: "Xem chi tiết",
    why: "Bạn nhận được e-mail này vì bạn có tài khoản Cashlane và đã chọn nhận thông báo qua e-mail.",
    whyLink:
      "Bạn nhận được e-mail này vì có người đã yêu cầu cho tài khoản Cashlane của bạn. Nếu không phải bạn, hãy bỏ qua: sẽ không có gì thay đổi.",
    settings: "Cài đặt thông báo",
    unsubscribe: "Hủy nhận e-mail",
  },
  en: {
    digest: { daily: "Cashlane: your day ({count})", weekly: "Cashlane: your week ({count})" },
    greeting: "Hello {name},",
    open: "See the details",
    why: "You get this e-mail because you have a Cashlane account and chose to be notified by e-mail.",
    whyLink:
      "You get this e-mail because someone asked for it for your Cashlane account. If it was not you, ignore it: nothing changes.",
    settings: "Notification settings",
    unsubscribe: "Unsubscribe",
  },
  fr: {
    digest: { daily: "Cashlane : votre journée ({count})", weekly: "Cashlane : votre semaine ({count})" },
    greeting: "Bonjour {name},",
    open: "Voir les détails",
    why: "Vous recevez cet e-mail parce que vous avez un compte Cashlane et avez choisi d’être prévenu par e-mail.",
    whyLink:
      "Vous recevez cet e-mail parce que quelqu’un l’a demandé pour votre compte Cashlane. Si ce n’était pas vous, ignorez-le : rien ne change.",
    settings: "Réglages des notifications",
    unsubscribe: "Se désabonner",
  },
  ar: {
    digest: { daily: "Cashlane: ملخص يومك ({count})", weekly: "Cashlane: ملخص أسبوعك ({count})" },
    greeting: "مرحبًا \u2068{name}\u2069،",
    open: "عرض التفاصيل",
    why: "وصلتك هذه الرسالة لأن لديك حسابًا في Cashlane واخترت تلقي الإشعارات عبر البريد الإلكتروني.",
    whyLink: "وصلتك هذه الرسالة لأن أحدًا طلبها لحسابك في Cashlane. إن لم تكن أنت فتجاهلها: لن يتغير شيء.",
    settings: "إعدادات الإشعارات",
    unsubscribe: "إلغاء الاشتراك",
  },
};
