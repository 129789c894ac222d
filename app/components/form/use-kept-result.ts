import { useState } from "react";
import { useFetchers, useNavigation } from "react-router";

/**
 * Returns a form's result until something is submitted or another page is opened. React Router discards an action's
 * result when the page's data is loaded again, for example because a notification arrived, and the form's errors
 * would disappear while they are being corrected.
 */
export function useKeptResult<Result>(result: Result | undefined | null): Result | undefined {
  const { state, formMethod } = useNavigation();
  // An action's result is there while the page's data is loaded after it.
  const isLeaving = state === "submitting" || (state === "loading" && formMethod !== "POST");
  const isSubmitting = useFetchers().some((fetcher) => fetcher.state === "submitting");
  const [last, setLast] = useState({ result, isReplaced: false });
  const hasNew = result != null && last.result !== result;
  if (hasNew) setLast({ result, isReplaced: false });
  else if ((isLeaving || isSubmitting) && !last.isReplaced) setLast({ ...last, isReplaced: true });
  return result ?? (last.isReplaced ? undefined : (last.result ?? undefined));
}
