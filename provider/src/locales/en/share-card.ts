/** The texts of stores' pictures for messengers and networks. */
export const shareCard = {
  /** The rate of every purchase. */
  fixed: "{rate} cash back",
  /** The highest of several rates. */
  upTo: "Up to {rate} cash back",
  /** For stores without cash back. */
  none: "Coupons and offers",
};
export type ShareCardTexts = typeof shareCard;
