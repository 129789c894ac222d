import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import type { Tier } from "#contract/cash-back/tiers.ts";
import type { NotificationTexts } from "./notification-values.ts";

/** The mails to an owner whose account got another tier. */
export const accountTier: Record<NotificationLanguage, Record<Tier, NotificationTexts>> = {
  vi: {
    premium: {
      title: "Bạn đã là thành viên Premium",
      description: "Từ giờ yêu cầu hỗ trợ của bạn được trả lời trước. Tỷ lệ, phí và giới hạn vẫn như cũ.",
    },
    free: {
      title: "Tài khoản của bạn trở lại gói Miễn phí",
      description:
        "Yêu cầu hỗ trợ của bạn được trả lời theo thứ tự thông thường. Số dư, tỷ lệ và phí vẫn như cũ.",
    },
  },
  en: {
    premium: {
      title: "You are a Premium member",
      description: "From now on your support requests come first. Rates, fees and limits stay as they are.",
    },
    free: {
      title: "You are a Free member again",
      description:
        "Your support requests are answered in the usual order. Balance, rates and fees stay as they are.",
    },
  },
  fr: {
    premium: {
      title: "Vous êtes membre Premium",
      description:
        "Désormais, vos demandes d’assistance passent en premier. Taux, frais et limites ne changent pas.",
    },
    free: {
      title: "Vous êtes de nouveau membre Gratuit",
      description:
        "Vos demandes d’assistance sont traitées dans l’ordre habituel. Solde, taux et frais ne changent pas.",
    },
  },
  ar: {
    premium: {
      title: "أصبحت عضوًا مميزًا",
      description: "من الآن تُجاب طلبات الدعم التي ترسلها أولًا. النسب والرسوم والحدود كما هي.",
    },
    free: {
      title: "عدت عضوًا في الباقة المجانية",
      description: "تُجاب طلباتك بالترتيب المعتاد. رصيدك والنسب والرسوم كما هي.",
    },
  },
};
