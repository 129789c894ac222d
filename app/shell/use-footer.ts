import { createContext, use } from "react";

export interface FooterFacts {
  year: number;
  /** When the server put the page together, ISO 8601: what a printed page is dated by. */
  servedAt: string;
  /** Who made it, and where they are found. */
  credit: { name: string; address: string | null } | null;
}
export const FooterContext = createContext<FooterFacts>({
  year: 2025,
  servedAt: "",
  credit: null,
});

/** What the footer says; from the server, so that it is the same before and after hydration. */
export function useFooter(): FooterFacts {
  return use(FooterContext);
}
