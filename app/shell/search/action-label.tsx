import type { ActionItem } from "~/features/search/actions";
import { Highlighted } from "~/features/search/highlighted";
import { NavIcon } from "../menus/nav-icon";

/** The label of an action in the search results. */
export function ActionLabel({ item, query }: { item: ActionItem; query: string }) {
  return (
    <>
      <NavIcon name={item.icon} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <Highlighted text={item.name} query={query} />
      </span>
    </>
  );
}
