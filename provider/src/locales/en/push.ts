/** A push message of members who chose to keep its content off their screens. */
export const discreetPush = {
  title: "News about your account",
  description: "Open Cashlane to read it.",
};
