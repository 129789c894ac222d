import { type ContextType, type ReactNode, use, useEffect, useMemo, useState } from "react";
import {
  UNSAFE_DataRouterContext as RouterContext,
  UNSAFE_DataRouterStateContext as RouterStateContext,
} from "react-router";

/**
 * Keeps an action's result for the screens until another URL is opened or another form is submitted. React Router
 * discards it whenever the page's data is loaded again, for example because a notification arrived. Errors of a
 * form, results that are displayed only once and typed lines of an invoice would disappear.
 */
export function KeptActionData({ children }: { children: ReactNode }) {
  const { router } = use(RouterContext)!;
  const state = use(RouterStateContext)!;
  const [last] = useState(() => new LastResult(state));
  // React may skip rendering a state of the router if the next one follows quickly. The skipped state's
  // result must still be recorded.
  useEffect(() => router.subscribe((next) => last.note(next)), [router, last]);
  const actionData = state.actionData ?? last.resultAt(state.location.key);
  const value = useMemo(() => ({ ...state, actionData }), [state, actionData]);
  return <RouterStateContext value={value}>{children}</RouterStateContext>;
}

type ActionState = Pick<NonNullable<ContextType<typeof RouterStateContext>>, "actionData" | "location">;

/** The result of the last action, and the key of the location to which it belongs. */
class LastResult {
  #key = "";
  #result: ActionState["actionData"] = null;

  constructor(first: ActionState) {
    this.note(first);
  }

  note({ actionData, location }: ActionState): void {
    if (!actionData) return;
    this.#key = location.key;
    this.#result = actionData;
  }

  resultAt(key: string): ActionState["actionData"] {
    return key === this.#key ? this.#result : null;
  }
}
