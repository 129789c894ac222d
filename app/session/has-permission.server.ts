import type { Permission } from "#contract/roles/permissions.ts";
import { permissionsOf } from "#contract/accounts/user.ts";
import type { RequestContext } from "~/page/request-context";
import { getAuth } from "./auth-state.server";

/**
 * Returns whether the request's user has a permission. With it, loaders can skip calls that would be refused.
 */
export function hasPermission(context: RequestContext, permission: Permission): boolean {
  const auth = getAuth(context);
  return auth.state === "signed-in" && permissionsOf(auth.user).includes(permission);
}
