import { use } from "react";
import { usePendingForm } from "~/components/form/use-queued-submit";
import { PageContext } from "~/page/page-context";

/** The URL of the form that hides or shows amounts, and the name of its cookie and fetcher. */
export const amountsPath = "/wallet/amounts";
export const amountsKey = "amounts";

/**
 * Returns whether amounts are hidden. Includes a change that is still being sent, so that the whole page
 * changes at once.
 */
export function useAmountsHidden(): boolean {
  const initial = use(PageContext).amountsHidden;
  const pending = usePendingForm(amountsKey)?.get("amounts");
  return pending ? pending === "hidden" : initial;
}
