import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";
import type { Language } from "../plugins/language.ts";

/** Names of a withdrawal's states, used inside error messages. */
export const withdrawalStates: Record<Language, Record<WithdrawalState, string>> = {
  en: {
    requested: "requested",
    approved: "approved",
    sent: "sent to the bank",
    paid: "paid",
    returned: "returned by the bank",
    rejected: "declined",
    canceled: "canceled",
    failed: "payment failed",
  },
  fr: {
    requested: "demandé",
    approved: "approuvé",
    sent: "transmis à la banque",
    paid: "payé",
    returned: "renvoyé par la banque",
    rejected: "refusé",
    canceled: "annulé",
    failed: "paiement échoué",
  },
  ar: {
    requested: "مطلوب",
    approved: "تمت الموافقة",
    sent: "أُرسل إلى البنك",
    paid: "تم الدفع",
    returned: "أعاده البنك",
    rejected: "مرفوض",
    canceled: "ملغى",
    failed: "فشل الدفع",
  },
};
