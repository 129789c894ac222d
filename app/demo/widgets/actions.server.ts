import type { LoaderFunctionArgs } from "react-router";
import { actionCards } from "./action-cards";

/** Returns the collapsed and the removed cards from the URL. */
export function loader({ url }: LoaderFunctionArgs) {
  const listOf = (name: string) => {
    const values = url.searchParams.getAll(name);
    return actionCards.map((card) => card.name).filter((card) => values.includes(card));
  };
  return { folded: listOf("folded"), removed: listOf("removed"), loadedAt: new Date().toISOString() };
}
