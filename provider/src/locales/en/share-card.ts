import type { ShareCardTexts } from "../../modules/stores/share-card.ts";

/** The texts of stores' pictures for messengers and networks. */
export const shareCard: ShareCardTexts = {
  fixed: "{rate} cash back",
  upTo: "Up to {rate} cash back",
  none: "Coupons and offers",
};
