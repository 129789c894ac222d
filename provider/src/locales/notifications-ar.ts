import { type TextMakers, writingOf } from "./notification-values.ts";

const { money, date } = writingOf("ar");
const isolated = (text: string) => `\u2068${text}\u2069`;

/** Arabic, for members who chose it; names and references are isolated, as amounts are. */
export const ar: TextMakers = {
  withdrawal_approved: ({ amount, currency, reference }) => ({
    title: "تمت الموافقة على طلب السحب",
    description: `تمت الموافقة على طلبك لسحب ${money(amount, currency)} (الرقم المرجعي ${isolated(reference)}). سيُحوَّل المبلغ إليك قريبًا.`,
  }),
  withdrawal_rejected: ({ amount, currency, reference, reason }) => ({
    title: "رُفض طلب السحب",
    description: `رُفض طلبك لسحب ${money(amount, currency)} (الرقم المرجعي ${isolated(reference)}). أُعيد المبلغ إلى رصيدك المتاح. السبب: ${isolated(reason)}`,
  }),
  withdrawal_paid: ({ net, currency, reference, paymentReference }) => ({
    title: "تم تحويل أموالك",
    description: `حوّلنا ${money(net, currency)} مقابل طلب السحب ${isolated(reference)}. مرجع الدفع: ${isolated(paymentReference)}`,
  }),
  withdrawal_failed: ({ amount, currency, reference, reason }) => ({
    title: "تعذّر تحويل المبلغ",
    description: `تعذّر تحويل مبلغ طلبك لسحب ${money(amount, currency)} (الرقم المرجعي ${isolated(reference)}). أُعيد المبلغ إلى رصيدك المتاح. السبب: ${isolated(reason)}`,
  }),
  cashback_earned: ({ amount, currency, store }) => ({
    title: "حصلت على استرداد نقدي",
    description: `أُضيف استرداد نقدي بقيمة ${money(amount, currency)} من ${isolated(store)} إلى رصيدك المتاح. يمكنك سحبه الآن.`,
  }),
  offer_completed: ({ amount, currency, store, expectedPayableAt }) => ({
    title: "سُجّلت عملية الشراء",
    description: `سُجّلت عملية شرائك من ${isolated(store)}. استرداد نقدي بقيمة ${money(amount, currency)} بانتظار التأكيد، ومن المتوقع أن يمكن سحبه ابتداءً من ${date(expectedPayableAt)}.`,
  }),
};
