/** The mail with a member's invitation. `somebody` replaces names that aren't shown. */
export const invitation = {
  somebody: "A friend",
  title: "{name} invites you to Cashlane",
  text: "Cashlane gives you back a part of what you spend in online stores. Once your first cash back can be withdrawn, you both get {amount}. We write this once.",
};
