import { z } from "zod";
import { roleOutcome } from "./admin-roles.ts";
import { userRole } from "./admin-users.ts";
import { defineCall, stepsOf } from "./call.ts";
import { id, instant } from "./identifiers.ts";
import { permissions } from "./permissions.ts";

const person = z.object({ id, name: z.string(), email: z.string() });
const permission = z.enum(permissions);

/**
 * What a person asked for that a second one has to approve: to make or change a role (`save`), to give somebody a
 * role (`assign`), or a step with the account of somebody who may decide on money, or once did.
 */
export const staffRequest = z.object({
  id,
  kind: z.enum(["save", "assign", "suspend", "restore", "reset_factor"]),
  /** Null of a step with an account. */
  role: userRole.nullable(),
  /** What an own role is called, or is to be called. */
  roleName: z.string().nullable(),
  /** What the role may do now, and what it is to do; of an `assign` what the user's role is now. */
  before: z.array(permission),
  after: z.array(permission),
  /** Whose account it is about; null of a `save`. */
  user: person.nullable(),
  /** Why a step is asked for, and what the account's owner is to read of it. */
  reason: z.string().nullable(),
  told: z.string().nullable(),
  requestedBy: person,
  requestedAt: instant,
  /** Whether the one who asks may approve it. */
  canApprove: z.boolean(),
  /** Whether they may refuse it, or take back their own. */
  canRefuse: z.boolean(),
});
export type StaffRequest = z.infer<typeof staffRequest>;

export const listStaffRequests = defineCall("GET", "/v1/admin/staff-requests", {
  permission: "roles.read",
  summary: "What waits for a second person, the longest waiting first",
  data: z.array(staffRequest),
});

const decide = stepsOf("/v1/admin/staff-requests/{id}", {
  permission: "roles.write",
  stepUp: true,
  data: z.object({ id, outcome: roleOutcome }),
});
export const approveStaffRequest = decide("approve", { summary: "Approve what another one asked for" });

/** Who asked may take it back with the permission of the step itself. */
export const refuseStaffRequest = stepsOf("/v1/admin/staff-requests/{id}", {
  permission: ["roles.write", "users.suspend", "users.factors"],
  stepUp: true,
  data: z.null(),
})("refuse", { summary: "Refuse what was asked for, or take the own request back" });
