import { use } from "react";
import { type FooterFacts, PageContext } from "~/page/page-context";

/** Returns the footer's content. */
export function useFooter(): FooterFacts {
  return use(PageContext).footer;
}
