import type { LeadState } from "#contract/leads.ts";
import type { Language } from "../plugins/language.ts";

/** A lead's state as a word inside a refusal. */
export const leadStateWords: Record<Language, Record<LeadState, string>> = {
  en: {
    pending: "pending",
    confirmed: "confirmed",
    payable: "payable",
    rejected: "rejected",
    reversed: "reversed",
    on_hold: "on hold",
  },
  fr: {
    pending: "en attente",
    confirmed: "confirmé",
    payable: "payable",
    rejected: "refusé",
    reversed: "annulé",
    on_hold: "suspendu",
  },
  ar: {
    pending: "قيد الانتظار",
    confirmed: "مؤكدة",
    payable: "قابلة للسحب",
    rejected: "مرفوضة",
    reversed: "مسترجعة",
    on_hold: "معلّقة",
  },
};
