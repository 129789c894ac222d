import type { SecurityEventKind } from "#contract/accounts/security-events.ts";
import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { factorNotices } from "./factor-notices.ts";
import { serviceNotices } from "./service-notices.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** Security notices that are always sent to an account's owner, in the app and by mail. */
export type NoticeKind =
  | keyof typeof factorNotices
  | keyof typeof serviceNotices
  | Extract<
      SecurityEventKind,
      | "data_exported"
      | "deletion_asked"
      | "deletion_stopped"
      | "email_changed"
      | "password_changed"
      | "password_reset"
    >;

/** The texts of each notice, for the app and for the mail. */
export const noticeTexts: Record<NoticeKind, Record<NotificationLanguage, NotificationTexts>> = {
  ...factorNotices,
  ...serviceNotices,
  data_exported: {
    vi: {
      title: "Có yêu cầu sao chép dữ liệu của bạn",
      description:
        "Có người đã yêu cầu tệp chứa mọi dữ liệu của tài khoản. Nếu không phải bạn, hãy đặt mật khẩu mới ngay và liên hệ với chúng tôi.",
    },
    en: {
      title: "A copy of your data was requested",
      description:
        "Someone requested the file with everything about your account. If this wasn’t you, set a new password right away and write to us.",
    },
    fr: {
      title: "Une copie de vos données a été demandée",
      description:
        "Quelqu’un a demandé le fichier avec tout ce qui concerne votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe et écrivez-nous.",
    },
    ar: {
      title: "طُلبت نسخة من بياناتك",
      description: "طلب أحدهم الملف الذي فيه كل ما يخص حسابك. لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا وراسلنا.",
    },
  },
  deletion_asked: {
    vi: {
      title: "Tài khoản của bạn sẽ bị xóa",
      description:
        "Sau 14 ngày tài khoản sẽ bị xóa. Cho đến lúc đó bạn có thể đổi ý: đăng nhập và mở phần Dữ liệu. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.",
    },
    en: {
      title: "Your account will be deleted",
      description:
        "We’ll delete it in 14 days. Changed your mind? Log in and open Data. If this wasn’t you, set a new password right away.",
    },
    fr: {
      title: "Votre compte va être supprimé",
      description:
        "Dans 14 jours, il n’existera plus. D’ici là, vous pouvez le garder : connectez-vous et ouvrez Données. Ce n’était pas vous ? Changez tout de suite votre mot de passe.",
    },
    ar: {
      title: "سيُحذف حسابك",
      description:
        "سيُحذف بعد 14 يومًا. يمكنك حتى ذلك الحين الإبقاء عليه: سجّل الدخول وافتح «البيانات». لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا.",
    },
  },
  deletion_stopped: {
    vi: {
      title: "Tài khoản của bạn chưa bị xóa",
      description: "Trong thời gian chờ đã có tiền vào tài khoản. Hãy rút tiền trước, rồi yêu cầu xóa lại.",
    },
    en: {
      title: "Your account wasn’t deleted",
      description: "It received money in the meantime. Withdraw it, then ask again.",
    },
    fr: {
      title: "Votre compte n’a pas été supprimé",
      description: "De l’argent y est arrivé entre-temps. Retirez-le, puis redemandez la suppression.",
    },
    ar: {
      title: "لم يُحذف حسابك",
      description: "دخله مال في هذه الأثناء. اسحبه ثم اطلب الحذف من جديد.",
    },
  },
  email_changed: {
    vi: {
      title: "Địa chỉ e-mail đã được đổi",
      description: "Đây là địa chỉ mới của tài khoản Cashlane. Các thiết bị khác đã bị đăng xuất.",
    },
    en: {
      title: "Your email address was changed",
      description: "This is now the address of your Cashlane account. Other devices were logged out.",
    },
    fr: {
      title: "Votre adresse e-mail a changé",
      description:
        "C’est désormais l’adresse de votre compte Cashlane. Les autres appareils ont été déconnectés.",
    },
    ar: {
      title: "تم تغيير بريدك الإلكتروني",
      description: "هذا هو بريد حسابك في Cashlane الآن. سُجّل خروج الأجهزة الأخرى.",
    },
  },
  password_changed: {
    vi: {
      title: "Mật khẩu đã được đổi",
      description:
        "Các thiết bị khác đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu ngay bằng e-mail.",
    },
    en: {
      title: "Your password was changed",
      description: "Other devices were logged out. If this wasn’t you, reset it by email right away.",
    },
    fr: {
      title: "Votre mot de passe a changé",
      description:
        "Les autres appareils ont été déconnectés. Ce n’était pas vous ? Choisissez-en un nouveau par e-mail tout de suite.",
    },
    ar: {
      title: "تم تغيير كلمة مرورك",
      description: "سُجّل خروج الأجهزة الأخرى. لم تكن أنت؟ عيّن كلمة مرور جديدة عبر البريد فورًا.",
    },
  },
  password_reset: {
    vi: {
      title: "Mật khẩu đã được đặt lại qua e-mail",
      description:
        "Mọi thiết bị đã bị đăng xuất. Nếu không phải bạn, hãy đặt lại mật khẩu và đổi mật khẩu hộp thư.",
    },
    en: {
      title: "Your password was reset",
      description:
        "Every device was logged out. If this wasn’t you, reset it again and change the password of your mailbox.",
    },
    fr: {
      title: "Votre mot de passe a été choisi par e-mail",
      description:
        "Tous les appareils ont été déconnectés. Ce n’était pas vous ? Choisissez-en un autre et changez celui de votre messagerie.",
    },
    ar: {
      title: "عُيّنت كلمة مرورك عبر البريد",
      description: "سُجّل خروج كل الأجهزة. لم تكن أنت؟ عيّن كلمة أخرى وغيّر كلمة مرور بريدك.",
    },
  },
};
