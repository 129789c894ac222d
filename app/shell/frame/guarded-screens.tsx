import { Outlet } from "react-router";

/**
 * Exported by routes that only guard their children. Without a loader, client navigation would not ask the
 * server and so skip the guard.
 */
export function loader() {
  return null;
}

/** The screens behind a guard. */
export function GuardedScreens() {
  return <Outlet />;
}
