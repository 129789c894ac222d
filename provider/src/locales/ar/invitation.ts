import type { invitation as en } from "../en/invitation.ts";

export const invitation: typeof en = {
  somebody: "أحد أصدقائك",
  title: "يدعوك {name} إلى Cashlane",
  text: "يعيد إليك Cashlane جزءًا مما تنفقه في المتاجر على الإنترنت. وحين يصبح أول استرداد لك قابلًا للسحب يحصل كل منكما على {amount}. لن نكتب إليك مرة أخرى.",
};
