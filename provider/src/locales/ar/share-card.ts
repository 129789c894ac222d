import type { ShareCardTexts } from "../en/share-card.ts";

/** The texts of stores' pictures for messengers and networks. */
export const shareCard: ShareCardTexts = {
  fixed: "استرداد نقدي {rate}",
  upTo: "استرداد نقدي حتى {rate}",
  none: "كوبونات وعروض",
};
