import type { LeadState } from "#contract/leads/leads.ts";
import type { Language } from "../plugins/language.ts";

/** Names of a lead's states, used inside error messages. */
export const leadStateWords: Record<Language, Record<LeadState, string>> = {
  en: {
    pending: "tracked",
    confirmed: "confirmed",
    payable: "available",
    rejected: "rejected",
    reversed: "reversed",
    on_hold: "on hold",
  },
  fr: {
    pending: "enregistré",
    confirmed: "confirmé",
    payable: "disponible",
    rejected: "refusé",
    reversed: "annulé",
    on_hold: "suspendu",
  },
  ar: {
    pending: "مُسجَّلة",
    confirmed: "مؤكدة",
    payable: "متاحة",
    rejected: "مرفوضة",
    reversed: "مسترجعة",
    on_hold: "معلّقة",
  },
};
