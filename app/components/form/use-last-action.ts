import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Returns an action's result as long as the page stays at its address. React Router discards it when the page's
 * data are revalidated, for example because a notification arrived; a result that is shown only once must
 * survive that.
 */
export function useLastAction<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer !== undefined && (kept.answer !== answer || kept.key !== key)) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
