import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { SecurityEventKind } from "#contract/accounts/security-events.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** Notices to an account's owner about connected services. */
export const serviceNotices = {
  service_connected: {
    vi: {
      title: "Đã kết nối một dịch vụ để đăng nhập",
      description:
        "Từ nay một tài khoản ở dịch vụ khác mở được tài khoản của bạn. Nếu không phải bạn, hãy ngắt kết nối trong Tài khoản của tôi, Kết nối, đặt mật khẩu mới và liên hệ với chúng tôi.",
    },
    en: {
      title: "A service to log in with was connected",
      description:
        "From now on, an account at another service opens yours. If this wasn’t you, disconnect it under My account, Connections, set a new password and write to us.",
    },
    fr: {
      title: "Un service de connexion a été associé",
      description:
        "Désormais, un compte auprès d’un autre service ouvre le vôtre. Ce n’était pas vous ? Dissociez-le sous Mon compte, Comptes associés, changez votre mot de passe et écrivez-nous.",
    },
    ar: {
      title: "رُبطت خدمة لتسجيل الدخول",
      description:
        "من الآن يفتح حسابٌ لدى خدمة أخرى حسابك هنا. لم تكن أنت؟ ألغِ ربطه من حسابي، الحسابات المرتبطة، وعيّن كلمة مرور جديدة وراسلنا.",
    },
  },
  service_disconnected: {
    vi: {
      title: "Đã ngắt kết nối một dịch vụ",
      description:
        "Dịch vụ đó không còn mở được tài khoản của bạn. Nếu không phải bạn, hãy đặt mật khẩu mới ngay.",
    },
    en: {
      title: "A service was disconnected",
      description: "It no longer opens your account. If this wasn’t you, set a new password right away.",
    },
    fr: {
      title: "Un service de connexion a été dissocié",
      description:
        "Il n’ouvre plus votre compte. Ce n’était pas vous ? Changez tout de suite votre mot de passe.",
    },
    ar: {
      title: "أُلغي ربط خدمة",
      description: "لم تعد تفتح حسابك. لم تكن أنت؟ عيّن كلمة مرور جديدة فورًا.",
    },
  },
} satisfies Partial<Record<SecurityEventKind, Record<NotificationLanguage, NotificationTexts>>>;
