import { Outlet } from "react-router";

/**
 * Exported by routes that only guard their children. Without a loader, client navigation would not ask the
 * server and so skip the guard.
 */
export function loader() {
  return null;
}

/** The screens that need a permission. */
export function GuardedScreens() {
  return <Outlet />;
}
