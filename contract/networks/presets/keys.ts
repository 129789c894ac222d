/** The networks with a preset. */
export const networkPresetKeys = [
  "accesstrade",
  "admitad",
  "awin",
  "cj",
  "everflow",
  "impact",
  "partnerize",
  "rakuten",
  "tradedoubler",
  "tune",
] as const;
export type NetworkPresetKey = (typeof networkPresetKeys)[number];
