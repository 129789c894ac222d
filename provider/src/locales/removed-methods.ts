import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The number of sign-in methods of each kind that were removed when an account was taken back. */
export interface RemovedMethods {
  passkeys: number;
  services: number;
  authenticatorApp: number;
  recoveryCodes: number;
}

interface Words {
  title: string;
  /** `{list}` is replaced by the removed kinds and their numbers. */
  description: string;
  kinds: Record<keyof RemovedMethods, string>;
}

const words: Record<NotificationLanguage, Words> = {
  vi: {
    title: "Đã gỡ các cách đăng nhập",
    description:
      "Để không ai khác vào được tài khoản, chúng tôi đã gỡ những gì được thêm gần đây: {list}. Mọi thiết bị đã bị đăng xuất. Nếu là của bạn, hãy thêm lại trong mục Bảo mật.",
    kinds: {
      passkeys: "khóa truy cập",
      services: "dịch vụ đã kết nối",
      authenticatorApp: "ứng dụng xác thực",
      recoveryCodes: "mã khôi phục",
    },
  },
  en: {
    title: "Login methods were removed",
    description:
      "To protect your account, we removed login methods that were added recently: {list}. Every device was logged out. If one of them was yours, add it again under Security.",
    kinds: {
      passkeys: "passkeys",
      services: "connected services",
      authenticatorApp: "authenticator app",
      recoveryCodes: "recovery codes",
    },
  },
  fr: {
    title: "Des moyens de connexion ont été retirés",
    description:
      "Pour que personne d’autre n’accède à votre compte, nous avons retiré ce qui avait été ajouté récemment : {list}. Tous les appareils sont déconnectés. Si l’un d’eux était à vous, ajoutez-le de nouveau sous Sécurité.",
    kinds: {
      passkeys: "clés d’accès",
      services: "services associés",
      authenticatorApp: "application d’authentification",
      recoveryCodes: "codes de secours",
    },
  },
  ar: {
    title: "أُزيلت طرق لتسجيل الدخول",
    description:
      "حتى لا يدخل أحد غيرك، أزلنا ما أُضيف مؤخرًا: {list}. سُجّل خروج كل الأجهزة. إن كان شيء منها لك فأضفه من جديد ضمن الأمان.",
    kinds: {
      passkeys: "مفاتيح المرور",
      services: "الخدمات المرتبطة",
      authenticatorApp: "تطبيق المصادقة",
      recoveryCodes: "رموز الاسترداد",
    },
  },
};

/** Returns the notice to the owner about sign-in methods that were removed when the account was taken back. */
export function removedMethodsTexts(
  language: NotificationLanguage,
  removed: RemovedMethods,
): NotificationTexts {
  const { title, description, kinds } = words[language];
  const parts = (Object.keys(kinds) as (keyof RemovedMethods)[])
    .filter((kind) => removed[kind] > 0)
    .map((kind) => `${kinds[kind]} (${removed[kind]})`);
  const list = new Intl.ListFormat(language, { type: "unit" }).format(parts);
  return { title, description: description.replace("{list}", () => list) };
}
