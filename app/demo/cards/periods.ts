/** The periods a figure can cover. The trend compares each with the period before. */
export const periods = ["week", "month", "year"] as const;
export type Period = (typeof periods)[number];
