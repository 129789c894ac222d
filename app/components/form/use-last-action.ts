import { useState } from "react";
import { useLocation } from "react-router";

/**
 * What an action answered, for as long as the page stays where it is. React Router forgets it when the page's data
 * are loaded anew, as they are when a notification arrives; what is shown once must not go with that.
 */
export function useLastAction<Answer>(answer: Answer | undefined): Answer | undefined {
  const { key } = useLocation();
  const [kept, setKept] = useState({ key, answer });
  if (answer !== undefined && (kept.answer !== answer || kept.key !== key)) setKept({ key, answer });
  return answer ?? (kept.key === key ? kept.answer : undefined);
}
