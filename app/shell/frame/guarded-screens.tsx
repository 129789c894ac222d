import { Outlet } from "react-router";

/**
 * Used by routes that only guard their children. Without a loader, client-side navigations would skip the
 * server and thereby the guard.
 */
export function loader() {
  return null;
}

/** Renders the screens that require a permission. */
export function GuardedScreens() {
  return <Outlet />;
}
