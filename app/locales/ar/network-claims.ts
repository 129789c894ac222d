import type { Translation } from "~/i18n/translation";
import type { texts as english } from "~/locales/en/network-claims";

export const texts = {
  send: "إرسال إلى {{network}}",
  sent: "جارٍ إرسال المطالبة إلى شبكتها",
  state_waiting: "بانتظار الإرسال إلى {{network}}",
  state_sent: "أُرسلت إلى {{network}}",
  state_approved: "وافقت عليها {{network}}",
  state_declined: "رفضتها {{network}}",
  state_refused: "لم تستلم {{network}} المطالبة",
  text_waiting: "تُرسل خلال دقيقة ما لم يكن الاتصال متوقفًا مؤقتًا.",
  text_sent: "يُقرأ الرد كل ليلة.",
  text_approved:
    "تُقبل المطالبة تلقائيًا عندما تبلّغ الشبكة عن عملية الشراء. لا تقبلها الآن إلا إذا أردت إضافة الاسترداد النقدي فورًا.",
  text_declined: "راجع المطالبة: يقرأ العضو سببك أنت لا سبب الشبكة.",
  text_refused: "يمكنك إرسالها مرة أخرى أو سؤال المتجر بنفسك.",
  failed: "فشلت المحاولة الأخيرة، وتُعاد خلال ساعة.",
  reason: "سبب الشبكة:",
  reference: "الرقم لدى الشبكة:",
} satisfies Translation<typeof english, "ar">;
