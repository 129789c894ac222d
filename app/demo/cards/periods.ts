/** What a figure is of; the trend compares it with the one before. */
export const periods = ["week", "month", "year"] as const;
export type Period = (typeof periods)[number];
