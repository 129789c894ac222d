import type { Digest, NotificationLanguage } from "#contract/notifications/notification-settings.ts";

/** The texts around the notifications in an e-mail. */
export interface MailFrame {
  /** The subject of a digest. A single mail's subject is its notification's title. */
  digest: Record<Exclude<Digest, "off">, string>;
  greeting: string;
  /** The greeting if the address isn't confirmed, as a stranger may have chosen the name. */
  greetingWithoutName: string;
  open: string;
  why: string;
  /** The footer of a mail with a requested link. */
  whyLink: string;
  /** The footer of a security notice. */
  whyNotice: string;
  /** The footer of an answer to a ticket. */
  whyAnswer: string;
  /** The footer of the last mail to a deleted account's owner. */
  whyFarewell: string;
  /** The footer of an invoice to a network. */
  whyInvoice: string;
  /** The footer of a member's invitation to a friend. */
  whyInvitation: string;
  settings: string;
  unsubscribe: string;
}

/** The frames by language. `{name}` is the member's name, `{count}` the number of items in a digest. */
export const mailFrames: Record<NotificationLanguage, MailFrame> = {
  vi: {
    digest: {
      daily: "Cashlane: thông báo trong ngày ({count})",
      weekly: "Cashlane: thông báo trong tuần ({count})",
    },
    greeting: "Xin chào {name},",
    greetingWithoutName: "Xin chào,",
    open: "Xem chi tiết",
    why: "Bạn nhận được e-mail này vì bạn có tài khoản Cashlane và đã chọn nhận thông báo qua e-mail.",
    whyLink:
      "Bạn nhận được e-mail này vì có người đã yêu cầu cho tài khoản Cashlane của bạn. Nếu không phải bạn, hãy bỏ qua: sẽ không có gì thay đổi.",
    whyNotice:
      "Bạn nhận được e-mail này vì nó liên quan đến sự an toàn của tài khoản Cashlane của bạn. Không thể tắt loại thư này.",
    whyAnswer:
      "Bạn nhận được e-mail này vì bạn đã viết cho chúng tôi. Vui lòng không trả lời e-mail này: hãy viết trên trang.",
    whyFarewell: "Bạn nhận được e-mail này vì bạn đã yêu cầu xóa tài khoản Cashlane. Đây là thư cuối cùng.",
    whyInvoice:
      "Bạn nhận được e-mail này vì công ty của bạn hợp tác với Cashlane. Hóa đơn ở trong tệp đính kèm.",
    whyInvitation:
      "Bạn nhận được e-mail này vì một thành viên của Cashlane đã nhập địa chỉ của bạn. Nếu không quan tâm, hãy bỏ qua: chúng tôi sẽ quên địa chỉ này.",
    settings: "Cài đặt thông báo",
    unsubscribe: "Hủy nhận e-mail",
  },
  en: {
    digest: { daily: "Cashlane: your day ({count})", weekly: "Cashlane: your week ({count})" },
    greeting: "Hello {name},",
    greetingWithoutName: "Hello,",
    open: "See the details",
    why: "You’re receiving this email because you have a Cashlane account and chose to be notified by email.",
    whyLink:
      "You’re receiving this email because someone requested it for your Cashlane account. If it wasn’t you, ignore it: nothing changes.",
    whyNotice:
      "You’re receiving this email because it’s about the security of your Cashlane account. We always send these.",
    whyAnswer:
      "You’re receiving this email because you wrote to us. Please don’t reply to it: answer on the page.",
    whyFarewell:
      "You’re receiving this email because you asked us to delete your Cashlane account. It’s the last one.",
    whyInvoice:
      "You’re receiving this email because your company works with Cashlane. The invoice is attached.",
    whyInvitation:
      "You’re receiving this email because a Cashlane member gave us your address. Not interested? Ignore this email and we’ll delete your address.",
    settings: "Notification settings",
    unsubscribe: "Unsubscribe",
  },
  fr: {
    digest: { daily: "Cashlane : votre journée ({count})", weekly: "Cashlane : votre semaine ({count})" },
    greeting: "Bonjour {name},",
    greetingWithoutName: "Bonjour,",
    open: "Voir les détails",
    why: "Vous recevez cet e-mail parce que vous avez un compte Cashlane et avez choisi d’être prévenu par e-mail.",
    whyLink:
      "Vous recevez cet e-mail parce que quelqu’un l’a demandé pour votre compte Cashlane. Si ce n’était pas vous, ignorez-le : rien ne change.",
    whyNotice:
      "Vous recevez cet e-mail parce qu’il concerne la sécurité de votre compte Cashlane. Ces messages sont toujours envoyés.",
    whyAnswer:
      "Vous recevez cet e-mail parce que vous nous avez écrit. N’y répondez pas : écrivez-nous sur la page.",
    whyFarewell:
      "Vous recevez cet e-mail parce que vous avez demandé la suppression de votre compte Cashlane. C’est le dernier.",
    whyInvoice:
      "Vous recevez cet e-mail parce que votre entreprise travaille avec Cashlane. La facture est dans le fichier joint.",
    whyInvitation:
      "Vous recevez cet e-mail parce qu’un membre de Cashlane nous a donné votre adresse. Si cela ne vous intéresse pas, ignorez-le : nous oublions cette adresse.",
    settings: "Réglages des notifications",
    unsubscribe: "Se désabonner",
  },
  ar: {
    digest: { daily: "Cashlane: ملخص يومك ({count})", weekly: "Cashlane: ملخص أسبوعك ({count})" },
    greeting: "مرحبًا \u2068{name}\u2069،",
    greetingWithoutName: "مرحبًا،",
    open: "عرض التفاصيل",
    why: "وصلتك هذه الرسالة لأن لديك حسابًا في Cashlane واخترت تلقي الإشعارات عبر البريد الإلكتروني.",
    whyLink: "وصلتك هذه الرسالة لأن أحدًا طلبها لحسابك في Cashlane. إن لم تكن أنت فتجاهلها: لن يتغير شيء.",
    whyNotice: "وصلتك هذه الرسالة لأنها تخص أمان حسابك في Cashlane. تُرسَل هذه الرسائل دائمًا.",
    whyAnswer: "وصلتك هذه الرسالة لأنك كتبت إلينا. لا ترد عليها من فضلك، بل اكتب في الصفحة.",
    whyFarewell: "وصلتك هذه الرسالة لأنك طلبت حذف حسابك في Cashlane. هذه آخر رسالة.",
    whyInvoice: "وصلتك هذه الرسالة لأن شركتك تعمل مع Cashlane. الفاتورة في الملف المرفق.",
    whyInvitation:
      "وصلتك هذه الرسالة لأن أحد أعضاء Cashlane أعطانا عنوانك. إن لم يهمك الأمر فتجاهلها، وسننسى العنوان.",
    settings: "إعدادات الإشعارات",
    unsubscribe: "إلغاء الاشتراك",
  },
};

/** The subject of the mail with our answer; `{subject}` is the ticket's. */
export const answerTitles: Record<NotificationLanguage, string> = {
  vi: "Trả lời của chúng tôi: {subject}",
  en: "Our answer: {subject}",
  fr: "Notre réponse : {subject}",
  ar: "ردّنا: \u2068{subject}\u2069",
};
