import type { UserDetails, UserStep } from "#contract/accounts/admin-users.ts";

/** The actions on a user's page that need a confirmation. */
export const confirmationNames = [
  "suspend",
  "restore",
  "end_sessions",
  "adjust",
  "lift_wait",
  "reset_factor",
  "rename",
  "change_role",
  "change_tier",
  "approve",
  "refuse",
] as const;
export type ConfirmationName = (typeof confirmationNames)[number];

/** An action to confirm, and what it applies to. */
export interface Confirmation {
  name: ConfirmationName;
  /** The id of the session to end; `null` for all sessions. */
  session: string | null;
  adjustment: string | null;
  /** A new key for the action's form. */
  formKey: string;
}

/** Actions whose only input is a reason. */
export const reasonedSteps = ["restore", "lift_wait", "reset_factor"] as const;
export type ReasonedStep = (typeof reasonedSteps)[number];

export function requiresReason(name: ConfirmationName): name is ReasonedStep | "suspend" | "change_tier" {
  return name === "suspend" || name === "change_tier" || (reasonedSteps as readonly string[]).includes(name);
}

/** Returns the action in a URL if the admin can perform it on this user, otherwise `null`. */
export function readConfirmation(
  parameters: URLSearchParams,
  user: UserDetails,
  formKey: string,
): Confirmation | null {
  const name = confirmationNames.find((candidate) => candidate === parameters.get("ask"));
  if (!name) return null;
  const session = user.sessions.find(({ id }) => id === parameters.get("session"))?.id ?? null;
  if (name !== "approve" && name !== "refuse")
    return allowsStep(user, name) ? { name, session, adjustment: null, formKey } : null;
  const adjustment = user.adjustments.find(({ id }) => id === parameters.get("adjustment"));
  return adjustment?.canDecide ? { name, session: null, adjustment: adjustment.id, formKey } : null;
}

function allowsStep({ steps }: UserDetails, step: UserStep): boolean {
  return steps.includes(step);
}
