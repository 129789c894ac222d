import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Also reloads the page's data after a refusal, so that the page shows the cause. */
export function revalidateAfterError({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus !== undefined;
}
