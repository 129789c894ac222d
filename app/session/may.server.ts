import type { RouterContextProvider } from "react-router";
import type { Permission } from "#contract/permissions.ts";
import { permissionsOf } from "#contract/user.ts";
import { getAuth } from "./auth-state.server";

/** Whether the request's user may do what takes a permission: for loaders, so that they ask for nothing in vain. */
export function may(context: Readonly<RouterContextProvider>, permission: Permission): boolean {
  const auth = getAuth(context);
  return auth.state === "signed-in" && permissionsOf(auth.user).includes(permission);
}
