/** Who has a right to the shared project, and which at first; the owner keeps theirs. */
export const members = [
  { id: "lina", name: "Lina Haddad", right: "owner" },
  { id: "omar", name: "Omar Benali", right: "edit" },
  { id: "claire", name: "Claire Martin", right: "edit" },
  { id: "youssef", name: "Youssef Nasser", right: "comment" },
  { id: "sara", name: "Sara Khalil", right: "comment" },
  { id: "adam", name: "Adam Petit", right: "view" },
  { id: "julie", name: "Julie Baker", right: "view" },
  { id: "paul", name: "Paul Stone", right: "view" },
] as const;

/** What a member other than the owner may do. */
export const rights = ["view", "comment", "edit"] as const;

type Member = (typeof members)[number]["id"];
export type Rights = Record<Member, (typeof members)[number]["right"]>;
