import type { ErrorKey } from "#contract/calls/error-keys.ts";

/** Error texts about accounts and roles that admins change. */
export const staff = {
  mail_not_dead:
    "Only an email that couldn’t be delivered can be tried again. This one was sent or is already queued again.",
  own_account: "You can’t do this to your own account.",
  user_already_suspended: "Nothing was changed: this account is already suspended.",
  user_tier_already: "Nothing was changed: this account already has that tier.",
  user_not_suspended: "Nothing was changed: this account isn’t suspended.",
  second_factor_reset_by_you:
    "You turned off this member’s two-step verification, so another admin has to unblock the withdrawals.",
  role_unknown: "This role no longer exists.",
  role_name_taken: "Another role has this name.",
  role_changed: "Someone else changed this role. Reload and try again.",
  role_limit: "There’s no room for another role: delete one first.",
  role_beyond_own: "You can’t give permissions that you don’t have.",
  role_unchanged: "Nothing was changed: they already have that role.",
  role_request_gone: "This request has ended, or the person who made it no longer has the permission.",
  role_needs_other_admin: "You requested this, so another person has to approve it.",
  role_replacement_gains: "Choose a role without permissions that this role doesn’t have.",
  role_needs_confirmed_address:
    "This person hasn’t confirmed their email address yet. Give them a role once they have.",
  role_needs_active_account: "This account is suspended: restore it before you give it a role.",
  role_delete_needs_two:
    "People with this role handle money. Give each of them another role first; a second person has to approve it.",
  role_too_new: "Only one person approved your role, so you can approve payouts from {from}.",
  suspension_undecided:
    "A suspension that you requested, or that’s about you, needs a second person’s approval. Until then, you can’t approve payouts.",
  user_step_needs_two:
    "This person handles money, or once did. Request it on their page, where a second person approves it.",
} satisfies Partial<Record<ErrorKey, string>>;
