import type { MethodLinks } from "~/features/withdrawals/method-links";

/** The links for managing payout methods on this screen. */
export const methodLinks: MethodLinks = {
  list: ".",
  add: (kind) => `?add=${kind}`,
  remove: (id) => `?remove=${id}`,
};
