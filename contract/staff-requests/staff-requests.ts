import { z } from "zod";
import { roleOutcome } from "../roles/admin-roles.ts";
import { userRole } from "../accounts/admin-users.ts";
import { defineCall, stepsOf } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { permissions } from "../roles/permissions.ts";

const person = z.object({ id, name: z.string(), email: z.string() });
const permission = z.enum(permissions);

/**
 * A request that a second person has to approve: to create or change a role (`save`), to give a user a role
 * (`assign`), or to take an action on the account of a user who has permissions about money or once had some.
 */
export const staffRequest = z.object({
  id,
  kind: z.enum(["save", "assign", "suspend", "restore", "reset_factor"]),
  /** `null` for an action on an account. */
  role: userRole.nullable(),
  /** The current or new name of a custom role. */
  roleName: z.string().nullable(),
  /** The role's permissions before and after. For `assign`, `before` are those of the user's current role. */
  before: z.array(permission),
  after: z.array(permission),
  /** The user whom the request is about; `null` for `save`. */
  user: person.nullable(),
  /** The reason for an action, and the message about it to the account's owner. */
  reason: z.string().nullable(),
  memberMessage: z.string().nullable(),
  requestedBy: person,
  requestedAt: instant,
  /** Whether the current user can approve the request. */
  canApprove: z.boolean(),
  /** Whether the current user can refuse the request, or withdraw their own. */
  canRefuse: z.boolean(),
});
export type StaffRequest = z.infer<typeof staffRequest>;

export const listStaffRequests = defineCall("GET", "/v1/admin/staff-requests", {
  permission: "roles.read",
  summary: "List the requests that wait for a second person, oldest first",
  data: z.array(staffRequest),
});

const decide = stepsOf("/v1/admin/staff-requests/{id}", {
  permission: "roles.write",
  stepUp: true,
  data: z.object({ id, outcome: roleOutcome }),
});
export const approveStaffRequest = decide("approve", { summary: "Approve another person's request" });

/** The requester can withdraw a request with the permission for the action itself. */
export const rejectStaffRequest = stepsOf("/v1/admin/staff-requests/{id}", {
  permission: ["roles.write", "users.suspend", "users.factors"],
  stepUp: true,
  data: z.null(),
})("refuse", { summary: "Reject a request, or withdraw one's own" });
