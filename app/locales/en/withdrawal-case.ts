/** Texts of an opened withdrawal request. */
export const texts = {
  holdTitle: "Put on hold by {{name}}",
  queued_approve: "Approving…",
  queued_reject: "Rejecting…",
  queued_hold: "Putting on hold…",
  queued_resume: "Lifting the hold…",
  "queued_mark-paid": "Marking as paid…",
  queued_fail: "Marking as failed…",
  queuedBy: "{{name}} has just decided",
  undo: "Undo",
  undone: "Undone. The withdrawal is open as before.",
  undonePartly: "Undone, except for decisions that were already carried out",
  undoneTooLate: "Too late to undo: already carried out",
  notCarriedOut: "Not carried out",
  dismiss: "Dismiss",
  memberReads: "The member reads",
  memberReadsNothing: "Choose a reason or write a note.",
  evidenceTitle: "Checks",
  evidenceAttention: "Needs attention:",
  evidenceEmail: "Email address",
  evidenceConfirmed: "Confirmed",
  evidenceUnconfirmed: "Not confirmed",
  evidenceSecondFactor: "Two-step verification",
  evidenceOn: "On",
  evidenceOff: "Off",
  evidenceHolder: "Name on the account",
  evidenceSameName: "The member’s name",
  evidenceOtherName: "Another name",
  evidenceSameTarget: "Other accounts with these payout details",
  evidenceMethodAdded: "Payout method added",
  evidenceMemberSince: "Member since",
  evidencePayouts: "Payouts so far",
  evidenceFirstPayout: "None, this is the first",
  evidenceRefused: "Purchases declined or reversed",
  evidenceClaims: "Open claims",
  evidenceSources: "Latest purchases that became available",
  evidenceNoSources: "No purchase has become available yet.",
};

declare module "~/i18n/namespaces" {
  interface Namespaces {
    "withdrawal-case": typeof texts;
  }
}
