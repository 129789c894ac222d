import { type ComponentType, memo } from "react";

/** The properties of a route's component in React Router. */
interface RouteProps {
  params: Record<string, string | undefined>;
  loaderData?: unknown;
  actionData?: unknown;
  matches: readonly unknown[];
}

/**
 * Renders a screen only for new data or other parameters. Without this, React Router would render the current
 * screen again whenever its state changes, for example while the data of the next screen is loading.
 */
export function memoScreen(Screen: ComponentType<RouteProps>) {
  return memo(Screen, hasSameData);
}

function hasSameData(before: RouteProps, after: RouteProps): boolean {
  return (
    before.loaderData === after.loaderData &&
    before.actionData === after.actionData &&
    before.matches === after.matches &&
    hasSameParams(before.params, after.params)
  );
}

// Compares the values, because React Router creates a new object for each render.
function hasSameParams(before: RouteProps["params"], after: RouteProps["params"]): boolean {
  const names = Object.keys(before);
  return names.length === Object.keys(after).length && names.every((name) => before[name] === after[name]);
}
