import { z } from "zod";
import { userDetails, userRole } from "../accounts/admin-users.ts";
import { emailAddress, personName } from "../accounts/auth.ts";
import { defineCall, defineStep } from "../calls/call.ts";
import { id, instant } from "../text/identifiers.ts";
import { permissions } from "./permissions.ts";
import { plainText } from "../text/text.ts";

const person = z.object({ id, name: z.string(), email: z.string() });
const permission = z.enum(permissions);
const permissionList = z.array(permission).max(permissions.length);

/** A role with the number of its holders and some of them. */
export const adminRole = z.object({
  key: userRole,
  /** `null` for a built-in role, which has a translated name and can't be changed. */
  name: z.string().nullable(),
  permissions: z.array(permission),
  /** The number of holders, counted up to a limit; `some` are the four who joined last. */
  people: z.object({
    count: z.int().nonnegative(),
    isExact: z.boolean(),
    some: z.array(person.omit({ email: true })),
  }),
  /** The version of a custom role, and when this version was created. */
  version: z.int().nullable(),
  changedAt: instant.nullable(),
});
export type AdminRole = z.infer<typeof adminRole>;

export const listRoles = defineCall("GET", "/v1/admin/roles", {
  permission: "roles.read",
  summary: "List the roles with their users, built-in roles first",
  data: z.array(adminRole),
});

/** Whether the change is done or waits for a second admin. */
export const roleOutcome = z.enum(["done", "requested"]);

const roleName = plainText.trim().min(2).max(40);
const version = z.int().positive();
const savedRole = z.object({ key: userRole, outcome: roleOutcome });

export const createRole = defineCall("POST", "/v1/admin/roles", {
  permission: "roles.write",
  stepUp: true,
  summary: "Create a role; one with permissions on money needs a second person's approval",
  body: z.object({ name: roleName, permissions: permissionList }),
  data: savedRole,
  status: 201,
  idempotencyKey: "optional",
});
const keyParams = z.object({ key: userRole });
export const changeRole = defineCall("PUT", "/v1/admin/roles/{key}", {
  permission: "roles.write",
  stepUp: true,
  summary:
    "Update a custom role, effective at once for its users; changes of permissions on money need a second person's approval",
  params: keyParams,
  body: z.object({ name: roleName, permissions: permissionList, version }),
  data: savedRole,
  idempotencyKey: "optional",
});
export const deleteRole = defineCall("POST", "/v1/admin/roles/{key}/delete", {
  permission: "roles.write",
  stepUp: true,
  summary:
    "Delete a custom role and sign out its users, who get another role without additional permissions. Refused while it is held by users who decide on money",
  params: keyParams,
  body: z.object({ replacement: userRole, version }),
  data: z.object({ moved: z.int().nonnegative() }),
  idempotencyKey: "optional",
});
export const assignRole = defineStep("/v1/admin/users/{id}/role", {
  permission: "roles.write",
  stepUp: true,
  summary:
    "Change a user's role and sign them out; changes of permissions on money need a second person's approval",
  body: z.object({ role: userRole }),
  data: z.object({ user: userDetails, outcome: roleOutcome }),
});
export const inviteUser = defineCall("POST", "/v1/admin/users", {
  permission: "users.write",
  summary: "Create an account and email its owner a link to choose a password",
  body: z.object({ name: personName, email: emailAddress, language: z.enum(["en", "fr", "ar"]) }),
  data: userDetails,
  status: 201,
  idempotencyKey: "optional",
});
export const renameUser = defineCall("PATCH", "/v1/admin/users/{id}", {
  permission: "users.write",
  summary: "Correct a user's name",
  body: z.object({ name: personName }),
  data: userDetails,
  idempotencyKey: "optional",
});
