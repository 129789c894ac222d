import type { ClaimState } from "#contract/claims/claims.ts";
import type { Language } from "../plugins/language.ts";

/** Names of a claim's states, used inside error messages. */
export const claimStateWords: Record<Language, Record<ClaimState, string>> = {
  en: { sent: "sent", with_store: "with the store", accepted: "accepted", refused: "refused" },
  fr: { sent: "envoyée", with_store: "chez la boutique", accepted: "acceptée", refused: "refusée" },
  ar: { sent: "مُرسلة", with_store: "لدى المتجر", accepted: "مقبولة", refused: "مرفوضة" },
};
