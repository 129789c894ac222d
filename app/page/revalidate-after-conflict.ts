import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A route's `shouldRevalidate` that also reloads after a conflict, so that the current data is shown. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}
