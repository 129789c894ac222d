import { use } from "react";
import { type FooterFacts, PageContext } from "~/page/page-context";

/** What the footer says. */
export function useFooter(): FooterFacts {
  return use(PageContext).footer;
}
