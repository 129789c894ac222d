/** What a run of a network's connection does: `catalogue` reads programmes, `claims` sends claims and reads answers. */
export const runKinds = [
  "change",
  "gap",
  "sweep",
  "manual",
  "catalogue",
  "coupons",
  "claims",
  "payments",
] as const;
