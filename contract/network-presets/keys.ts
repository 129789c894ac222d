/** The networks that there are presets for, by name. */
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
