import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The in-app notification of a login from an unknown browser and IP network. The mail about it contains a link. */
export const newDeviceTexts: Record<NotificationLanguage, NotificationTexts> = {
  vi: {
    title: "Đăng nhập từ thiết bị mới",
    description:
      "{machine}, {address}. Nếu không phải bạn, hãy mở liên kết trong thư chúng tôi vừa gửi, hoặc đăng xuất thiết bị đó trong phần Bảo mật và đổi mật khẩu.",
  },
  en: {
    title: "A login from a new device",
    description:
      "{machine}, {address}. If this wasn’t you, open the link in the email we just sent, or log the device out under Security and change your password.",
  },
  fr: {
    title: "Connexion depuis un nouvel appareil",
    description:
      "{machine}, {address}. Ce n’était pas vous ? Ouvrez le lien de l’e-mail que nous venons d’envoyer, ou déconnectez l’appareil dans Sécurité et changez votre mot de passe.",
  },
  ar: {
    title: "تسجيل دخول من جهاز جديد",
    description:
      "{machine}، {address}. لم تكن أنت؟ افتح الرابط في الرسالة التي أرسلناها الآن، أو سجّل خروج الجهاز من صفحة الأمان وغيّر كلمة مرورك.",
  },
};
