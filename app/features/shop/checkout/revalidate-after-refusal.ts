import type { ShouldRevalidateFunctionArgs } from "react-router";

/** Also after a refusal: what stood in the way is to be seen. */
export function revalidateAfterRefusal({
  actionStatus,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus !== undefined;
}
