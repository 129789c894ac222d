/** The periods that a figure can cover. The trend compares a period with the previous one. */
export const periods = ["week", "month", "year"] as const;
export type Period = (typeof periods)[number];
