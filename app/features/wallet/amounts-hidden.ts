import { use } from "react";
import { usePendingForm } from "~/components/form/use-queued-submit";
import { PageContext } from "~/page/page-context";

/** Address of the form that hides and shows amounts; name of its cookie and of its change under way. */
export const amountsPath = "/wallet/amounts";
export const amountsKey = "amounts";

/** Whether the member's amounts are hidden; a press under way counts, so every place follows at once. */
export function useAmountsHidden(): boolean {
  const known = use(PageContext).amountsHidden;
  const pending = usePendingForm(amountsKey)?.get("amounts");
  return pending ? pending === "hidden" : known;
}
