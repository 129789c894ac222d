import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Returns an action's result while the page stays at its URL. React Router discards it when the page's data is
 * revalidated, for example because a notification arrived, but a result that is displayed only once must
 * survive that.
 */
export function useLastAction<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer !== undefined && (kept.answer !== answer || kept.key !== key)) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
