import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about accounts and roles that admins change. */
export const staff = {
  mail_not_dead: "Only an email that could not be delivered can be tried again. This one is no longer one.",
  own_account: "You cannot do this to your own account.",
  user_already_suspended: "Nothing was changed: this account is already suspended.",
  user_tier_already: "Nothing was changed: this account already has that tier.",
  user_not_suspended: "Nothing was changed: this account is not suspended.",
  second_factor_reset_by_you:
    "You turned off this member's second factor: another admin has to lift the wait.",
  role_unknown: "This role no longer exists.",
  role_name_taken: "Another role has this name.",
  role_changed: "Someone else changed this role. Reload and try again.",
  role_limit: "There is no room for another role: delete one first.",
  role_beyond_own: "You cannot give permissions that you do not have.",
  role_unchanged: "Nothing was changed: they already have that role.",
  role_request_gone: "This request has ended, or the person who made it no longer has the permission.",
  role_needs_other_admin: "You requested this, so another person has to approve it.",
  role_replacement_gains: "Choose a role that may do nothing this one may not.",
  role_needs_confirmed_address:
    "This person has not confirmed their email address yet: a role waits until they have.",
  role_needs_active_account: "This account is suspended: restore it before you give it a role.",
  role_delete_needs_two:
    "People with this role may decide on money. Give each of them another role first, which takes a second person.",
  role_too_new: "One person alone gave you your role: you decide on money from {from} on.",
  suspension_undecided:
    "A suspension that you asked for, or that is about you, waits for a second person. Until it is decided you decide on no money.",
  user_step_needs_two:
    "This person may decide on money, or once did: ask for it on their page, where a second person approves.",
} satisfies Partial<Record<ErrorKey, string>>;
