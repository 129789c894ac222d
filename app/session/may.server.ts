import type { Permission } from "#contract/permissions.ts";
import { permissionsOf } from "#contract/user.ts";
import type { RequestContext } from "~/page/request-context";
import { getAuth } from "./auth-state.server";

/** Whether the request's user may do what takes a permission: for loaders, so that they ask for nothing in vain. */
export function may(context: RequestContext, permission: Permission): boolean {
  const auth = getAuth(context);
  return auth.state === "signed-in" && permissionsOf(auth.user).includes(permission);
}
