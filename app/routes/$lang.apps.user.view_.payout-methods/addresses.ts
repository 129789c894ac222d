import type { MethodLinks } from "~/features/withdrawals/method-links";

/** The paths with which payout methods are managed on this screen. */
export const methodLinks: MethodLinks = {
  list: ".",
  add: (kind) => `?add=${kind}`,
  remove: (id) => `?remove=${id}`,
};
