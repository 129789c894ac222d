import { use } from "react";
import { type FooterFacts, PageContext } from "~/page/page-context";

export function useFooter(): FooterFacts {
  return use(PageContext).footer;
}
