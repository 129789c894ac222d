import type { WithdrawalState } from "#contract/withdrawals/withdrawals.ts";
import type { Language } from "../plugins/language.ts";

/** Names of a withdrawal's states, used inside error messages. */
export const withdrawalStates: Record<Language, Record<WithdrawalState, string>> = {
  en: {
    requested: "requested",
    approved: "approved",
    paid: "paid",
    rejected: "declined",
    canceled: "canceled",
    failed: "payment failed",
  },
  fr: {
    requested: "demandé",
    approved: "approuvé",
    paid: "payé",
    rejected: "refusé",
    canceled: "annulé",
    failed: "paiement échoué",
  },
  ar: {
    requested: "مطلوب",
    approved: "تمت الموافقة",
    paid: "تم الدفع",
    rejected: "مرفوض",
    canceled: "ملغى",
    failed: "فشل الدفع",
  },
};
