import type { MethodLinks } from "~/features/withdrawals/method-links";

/** Where this screen keeps payout methods. */
export const methodLinks: MethodLinks = {
  list: ".",
  add: (kind) => `?add=${kind}`,
  remove: (id) => `?remove=${id}`,
};
