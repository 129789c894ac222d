import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The mail to an owner whose address was entered to register although it already has an account. */
export const addressRegistered: Record<NotificationLanguage, NotificationTexts> = {
  vi: {
    title: "Bạn đã có tài khoản Cashlane",
    description:
      "Có người vừa thử tạo tài khoản mới bằng địa chỉ e-mail này. Nếu là bạn: hãy đăng nhập, hoặc đặt lại mật khẩu nếu đã quên. Nếu không phải bạn: không có gì thay đổi.",
  },
  en: {
    title: "You already have a Cashlane account",
    description:
      "Someone tried to open another account with this email address. If this was you, log in, or set a new password if you forgot it. If not, nothing has changed.",
  },
  fr: {
    title: "Vous avez déjà un compte Cashlane",
    description:
      "Quelqu’un a essayé d’ouvrir un autre compte avec cette adresse e-mail. C’était vous ? Connectez-vous, ou choisissez un nouveau mot de passe si vous l’avez oublié. Sinon, rien n’a changé.",
  },
  ar: {
    title: "لديك حساب في Cashlane بالفعل",
    description:
      "حاول أحدهم إنشاء حساب آخر بهذا البريد الإلكتروني. إن كنت أنت فسجّل الدخول، أو عيّن كلمة مرور جديدة إن نسيتها. وإن لم تكن أنت فلم يتغير شيء.",
  },
};
