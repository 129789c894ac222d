import { useEffect } from "react";
import { useLocation } from "react-router";

/** Unfolds the answer in the URL and scrolls to it after client navigations, for which browsers don't. */
export function useLinkedAnswer(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const answer = hash ? document.getElementById(hash.slice(1)) : null;
    const details = answer?.closest("details");
    if (!details || details.open) return;
    details.open = true;
    answer?.scrollIntoView();
  }, [hash]);
}
