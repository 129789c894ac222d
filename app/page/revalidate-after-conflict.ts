import type { ShouldRevalidateFunctionArgs } from "react-router";

/** A route's `shouldRevalidate`: also after a refusal by what was there already, which is to be seen then. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}
