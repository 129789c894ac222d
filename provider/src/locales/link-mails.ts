import type { NotificationLanguage } from "#contract/notification-settings.ts";
import type { LinkPurpose } from "../modules/mail-links/purposes.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The mail around each link: its subject and what the link does; `{minutes}` is how long it can be used. */
export const linkMailTexts: Record<LinkPurpose, Record<NotificationLanguage, NotificationTexts>> = {
  known_device: {
    vi: {
      title: "Đăng nhập trên trình duyệt mới",
      description:
        "Tài khoản của bạn tạm bị khóa trên các trình duyệt lạ vì có quá nhiều lần nhập sai mật khẩu. Mở liên kết này trên trình duyệt bạn muốn đăng nhập. Liên kết dùng được một lần, trong {minutes} phút. Sau đó bạn vẫn cần nhập mật khẩu.",
    },
    en: {
      title: "Log in with a new browser",
      description:
        "Too many wrong passwords were tried, so your account is closed to new browsers for a while. Open this link in the browser you want to log in with. It works once, for {minutes} minutes. Your password is still needed.",
    },
    fr: {
      title: "Se connecter depuis un nouveau navigateur",
      description:
        "Trop de mots de passe erronés ont été essayés : votre compte est fermé un moment aux nouveaux navigateurs. Ouvrez ce lien dans le navigateur avec lequel vous voulez vous connecter. Il ne sert qu’une fois, pendant {minutes} minutes. Votre mot de passe reste demandé.",
    },
    ar: {
      title: "تسجيل الدخول من متصفح جديد",
      description:
        "جرت محاولات كثيرة بكلمات مرور خاطئة، لذلك أُغلق حسابك مؤقتًا أمام المتصفحات الجديدة. افتح هذا الرابط في المتصفح الذي تريد تسجيل الدخول منه. يعمل الرابط مرة واحدة خلال {minutes} دقيقة، وستبقى كلمة المرور مطلوبة.",
    },
  },
  password_reset: {
    vi: {
      title: "Đặt lại mật khẩu",
      description:
        "Mở liên kết này để đặt mật khẩu mới. Liên kết dùng được một lần, trong {minutes} phút. Sau đó mọi thiết bị sẽ bị đăng xuất. Nếu bạn không yêu cầu, hãy bỏ qua thư này: mật khẩu của bạn không thay đổi.",
    },
    en: {
      title: "Set a new password",
      description:
        "Open this link to set a new password. It works once, for {minutes} minutes. Every device is signed out then. You did not ask for it? Ignore this mail: your password stays as it is.",
    },
    fr: {
      title: "Choisir un nouveau mot de passe",
      description:
        "Ouvrez ce lien pour choisir un nouveau mot de passe. Il ne sert qu’une fois, pendant {minutes} minutes. Tous vos appareils seront alors déconnectés. Vous n’avez rien demandé ? Ignorez cet e-mail : votre mot de passe ne change pas.",
    },
    ar: {
      title: "تعيين كلمة مرور جديدة",
      description:
        "افتح هذا الرابط لتعيين كلمة مرور جديدة. يعمل مرة واحدة خلال {minutes} دقيقة، ثم يُسجَّل خروج كل الأجهزة. لم تطلب ذلك؟ تجاهل هذه الرسالة، وستبقى كلمة مرورك كما هي.",
    },
  },
};
