import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The last mail to a deleted account's owner. */
export const accountDeleted: Record<NotificationLanguage, NotificationTexts> = {
  vi: {
    title: "Tài khoản Cashlane của bạn đã bị xóa",
    description:
      "Theo yêu cầu của bạn, tài khoản đã bị xóa sau 14 ngày. Tên, địa chỉ, tin nhắn, thiết bị và thông tin nhận tiền không còn nữa; sổ sách theo luật được giữ lại mà không có tên bạn. Địa chỉ e-mail này cũng bị xóa khi thư này được gửi đi. Cảm ơn bạn, và bạn luôn có thể đăng ký lại.",
  },
  en: {
    title: "Your Cashlane account is deleted",
    description:
      "As you asked, we deleted it after 14 days. Your name, address, messages, devices and payout details are gone; records we have to keep by law no longer carry your name. We delete this address once this email is sent. Thank you for being with us. You can register again at any time.",
  },
  fr: {
    title: "Votre compte Cashlane est supprimé",
    description:
      "Comme vous l’aviez demandé, il a disparu après 14 jours. Nom, adresse, messages, appareils et coordonnées de paiement sont effacés ; ce que la loi impose de garder dans les comptes reste sans votre nom. Nous oublions cette adresse dès l’envoi de ce message. Merci d’avoir été des nôtres. Vous pouvez vous réinscrire à tout moment.",
  },
  ar: {
    title: "حُذف حسابك في Cashlane",
    description:
      "حُذف بعد 14 يومًا كما طلبت. زال اسمك وعنوانك ورسائلك وأجهزتك وبيانات الدفع، ويبقى في الدفاتر ما يوجبه القانون دون اسمك. وننسى هذا العنوان فور إرسال هذه الرسالة. شكرًا لأنك كنت معنا، ويمكنك التسجيل من جديد متى شئت.",
  },
};
