import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

interface StatusTexts {
  /** The mail about a suspension. `reason` is the admin's text for the owner; `null` if there is none. */
  suspended: (reason: string | null) => NotificationTexts;
  restored: NotificationTexts;
}

/** The mails to an owner whose account was suspended or restored. */
export const accountStatus: Record<NotificationLanguage, StatusTexts> = {
  vi: {
    suspended: (reason) => ({
      title: "Tài khoản Cashlane của bạn đã bị tạm khóa",
      description: lines(
        reason && `Lý do: ${reason}`,
        "Hiện bạn không thể đăng nhập. Số dư của bạn vẫn được giữ nguyên. Nếu bạn không đồng ý hoặc muốn giải thích, hãy viết cho chúng tôi qua trang Liên hệ. Bạn không cần đăng nhập.",
      ),
    }),
    restored: {
      title: "Tài khoản Cashlane của bạn đã được mở lại",
      description: "Bạn có thể đăng nhập như trước. Số dư của bạn vẫn còn nguyên.",
    },
  },
  en: {
    suspended: (reason) => ({
      title: "Your Cashlane account is suspended",
      description: lines(
        reason && `The reason: ${reason}`,
        "You can’t log in for now. Your balance stays the same. If you disagree or want to explain, write to us on the contact page. You don’t need to log in for that.",
      ),
    }),
    restored: {
      title: "Your Cashlane account is open again",
      description: "You can log in as before. Your balance is as it was.",
    },
  },
  fr: {
    suspended: (reason) => ({
      title: "Votre compte Cashlane est suspendu",
      description: lines(
        reason && `Le motif\u00a0: ${reason}`,
        "Vous ne pouvez pas vous connecter pour le moment. Votre solde reste tel quel. Si vous n’êtes pas d’accord ou souhaitez vous expliquer, écrivez-nous depuis la page de contact. Il n’est pas nécessaire de se connecter.",
      ),
    }),
    restored: {
      title: "Votre compte Cashlane est rouvert",
      description: "Vous pouvez vous connecter comme avant. Votre solde n’a pas changé.",
    },
  },
  ar: {
    suspended: (reason) => ({
      title: "تم إيقاف حسابك في Cashlane",
      description: lines(
        reason && `السبب: ${reason}`,
        "لا يمكنك تسجيل الدخول حاليًا. يبقى رصيدك كما هو. إن كنت لا توافق أو تريد التوضيح فاكتب إلينا من صفحة الاتصال، ولا يلزم لذلك تسجيل الدخول.",
      ),
    }),
    restored: {
      title: "أُعيد فتح حسابك في Cashlane",
      description: "يمكنك تسجيل الدخول كما كان. رصيدك كما تركته.",
    },
  },
};

function lines(...parts: (string | null)[]): string {
  return parts.filter(Boolean).join("\n\n");
}
