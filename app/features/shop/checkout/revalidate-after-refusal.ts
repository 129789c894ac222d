import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Also reloads after a refusal, so that its cause is shown. */
export function revalidateAfterRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus !== undefined;
}
