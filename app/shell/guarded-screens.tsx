import { Outlet } from "react-router";

/**
 * What a route without a screen of its own exports beside its guard. Without a loader a client navigation
 * would not ask the server, and so not the guard.
 */
export function loader() {
  return null;
}

/** The screens behind a guard. */
export function GuardedScreens() {
  return <Outlet />;
}
