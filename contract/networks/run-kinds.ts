/**
 * The kinds of runs of a network's connection: `catalogue` reads programmes, `claims` sends claims and reads
 * their results.
 */
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
