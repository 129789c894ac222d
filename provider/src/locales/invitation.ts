import type { NotificationLanguage } from "#contract/notifications/notification-settings.ts";
import { shortName } from "../short-name.ts";
import { type NotificationTexts, writingOf } from "./notification-values.ts";

interface Values {
  /** The inviting member's name; empty if it looks like something else. */
  name: string;
  amount: bigint;
  currency: string;
}

const frames: Record<NotificationLanguage, { somebody: string; title: string; text: string }> = {
  vi: {
    somebody: "Một người bạn",
    title: "{name} mời bạn dùng Cashlane",
    text: "Cashlane hoàn lại cho bạn một phần tiền khi mua sắm trực tuyến. Khi khoản hoàn tiền đầu tiên của bạn có thể rút được, cả hai đều nhận {amount}. Chúng tôi chỉ viết một lần.",
  },
  en: {
    somebody: "A friend",
    title: "{name} invites you to Cashlane",
    text: "Cashlane gives you back a part of what you spend in online stores. Once your first cash back can be withdrawn, you both get {amount}. We write this once.",
  },
  fr: {
    somebody: "Quelqu’un que vous connaissez",
    title: "{name} vous invite à découvrir Cashlane",
    text: "Cashlane vous rend une partie de vos achats en ligne. Dès que votre premier cash back peut être retiré, vous recevez {amount} tous les deux. Nous n’écrivons qu’une fois.",
  },
  ar: {
    somebody: "أحد أصدقائك",
    title: "يدعوك {name} إلى Cashlane",
    text: "يعيد إليك Cashlane جزءًا مما تنفقه في المتاجر على الإنترنت. وحين يصبح أول استرداد لك قابلًا للسحب يحصل كل منكما على {amount}. لن نكتب إليك مرة أخرى.",
  },
};

/** Returns the texts of an invitation. */
export function invitationTexts(
  language: NotificationLanguage,
  { name, amount, currency }: Values,
): NotificationTexts {
  const { somebody, title, text } = frames[language];
  return {
    title: title.replace("{name}", () => name || somebody),
    description: text.replace("{amount}", () => writingOf(language).money(amount, currency)),
  };
}

/**
 * Returns a member's name for mails to strangers. Only names that consist of letters are used; otherwise, the
 * name could contain advertisements.
 */
export function nameToShow(name: string): string {
  const short = shortName(name);
  return /^[\p{L}\p{M}'’-]{1,30}(?: \p{L}\p{M}*\.)?$/u.test(short) ? short : "";
}
