import { type ReactNode, use, useMemo, useState } from "react";
import { UNSAFE_DataRouterStateContext as RouterStateContext } from "react-router";

/**
 * Keeps an action's result for the screens until another URL is opened or another form is submitted. React Router
 * discards it whenever the page's data is loaded again, for example because a notification arrived. Errors of a
 * form, results that are displayed only once and typed lines of an invoice would disappear.
 */
export function KeptActionData({ children }: { children: ReactNode }) {
  const state = use(RouterStateContext)!;
  const { actionData } = state;
  const { key } = state.location;
  const [last, setLast] = useState({ key, actionData });
  // The result arrives before the navigation ends, which changes the key.
  if (actionData && (last.actionData !== actionData || last.key !== key)) setLast({ key, actionData });
  const kept = actionData ?? (last.key === key ? last.actionData : null);
  const value = useMemo(() => ({ ...state, actionData: kept }), [state, kept]);
  return <RouterStateContext value={value}>{children}</RouterStateContext>;
}
