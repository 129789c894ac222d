/** The members of the shared project with their initial rights. The owner's rights can't be changed. */
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

/** The rights that members other than the owner can have. */
export const rights = ["view", "comment", "edit"] as const;

type Member = (typeof members)[number]["id"];
export type Rights = Record<Member, (typeof members)[number]["right"]>;

/** People who can be invited because they aren't members yet, with their email addresses. */
export const nonMembers = [
  { value: "noor@example.com", label: "Noor Aziz" },
  { value: "hugo@example.com", label: "Hugo Bernard" },
  { value: "mariam@example.com", label: "Mariam Fares" },
  { value: "emma@example.com", label: "Emma Lambert" },
  { value: "rayan@example.com", label: "Rayan Mansour" },
  { value: "chloe@example.com", label: "Chloé Rousseau" },
  { value: "george@example.com", label: "George Taylor" },
  { value: "salma@example.com", label: "Salma Ziani" },
];
