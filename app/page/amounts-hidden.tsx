import { createContext, type ReactNode, use } from "react";
import { usePendingForm } from "~/components/form/use-queued-submit";
import { PageContext } from "./page-context";

/** The URL of the form that hides or shows amounts, and the name of its cookie and fetcher. */
export const amountsPath = "/wallet/amounts";
export const amountsKey = "amounts";

const AmountsHiddenContext = createContext(false);

/**
 * Provides whether amounts are hidden. Includes a change that is still being sent, so that all amounts on the
 * page change together. Reading the pending change here means that only this component, and not each screen,
 * renders whenever the state of the router changes.
 */
export function AmountsHidden({ children }: { children: ReactNode }) {
  const initial = use(PageContext).amountsHidden;
  const pending = usePendingForm(amountsKey)?.get("amounts");
  const isHidden = pending ? pending === "hidden" : initial;
  return <AmountsHiddenContext value={isHidden}>{children}</AmountsHiddenContext>;
}

export function useAmountsHidden(): boolean {
  return use(AmountsHiddenContext);
}
