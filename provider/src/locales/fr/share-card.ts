import type { ShareCardTexts } from "../en/share-card.ts";

/** The texts of stores' pictures for messengers and networks. */
export const shareCard: ShareCardTexts = {
  fixed: "{rate} de cashback",
  upTo: "Jusqu’à {rate} de cashback",
  none: "Codes promo et offres",
};
