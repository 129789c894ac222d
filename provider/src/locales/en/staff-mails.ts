/** Mails to staff who can decide on money. */
export const staffMails = {
  /** The titles of mails about changes of their colleagues. */
  titles: {
    role_requested: "{user} is to get the role {role}",
    role_given: "{user} has the role {role} now",
    role_save_requested: "The role {role} is to change",
    role_saved: "The role {role} has changed",
    suspend_requested: "{user} is to be suspended",
    suspend: "{user} was suspended",
    restore_requested: "{user} is to be let in again",
    restore: "{user} was let in again",
    reset_factor_requested: "Request to turn off the two-step verification of {user}",
    reset_factor: "The two-step verification of {user} was turned off",
    approver_forgotten: "{user} no longer counts as a second person",
  },
  /** `{by}` is the acting person; `operator` replaces it for changes made on the server. */
  details: {
    requested:
      "{by} requested it. It takes effect when a second person approves: check with {by} in person first.",
    done: "{by} did it. If this is news to you, talk to your colleagues right away.",
    operator: "The operator",
  },
  /** A change of the invoice issuer. `{account}` is the end of the new account: `…1234`. */
  issuer: {
    requested: {
      title: "A change of the invoice issuer was requested",
      description:
        "{name} asked to change whom invoices are from. New account for payments: {account}. It takes effect when a second person approves. Ask {name} in person before you do.",
    },
    in_force: {
      title: "The invoice issuer has changed",
      description:
        "{name} approved a change of whom invoices are from. New invoices ask for payment to the account {account}. If this is news to you, talk to your colleagues right away.",
    },
  },
};
