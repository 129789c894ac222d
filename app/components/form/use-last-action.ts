import { useState } from "react";
import { useLocation } from "react-router";

/**
 * Returns an action's result until the page's URL changes. React Router discards it when the page's data is
 * revalidated, for example because a notification arrived, but a result that is only displayed once must
 * survive that.
 */
export function useLastAction<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [last, setLast] = useState({ key, answer });
  if (answer !== undefined && (last.answer !== answer || last.key !== key)) setLast({ key, answer });
  return answer ?? (last.key === key ? last.answer : undefined);
}
