import { useEffect } from "react";
import { useLocation } from "react-router";

/** Opens the answer the address names and leads there, for navigations the browser does not make itself. */
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
