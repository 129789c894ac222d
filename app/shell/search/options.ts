import type { ActionItem } from "~/features/search/actions";
import type { PageItem } from "~/features/search/search-index";
import type { StoreItem } from "~/features/search/store-item";

/** One thing to choose in the dialog. */
export type Option =
  | { kind: "page"; item: PageItem }
  | { kind: "store"; item: StoreItem }
  | { kind: "action"; item: ActionItem }
  | { kind: "recent"; typed: string };

export interface OptionGroup {
  key: string;
  title: string;
  options: Option[];
}

/** Groups without those that are empty. */
export function filledGroups(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

/** What tells an option from all others of the list, fit for an id; stays the same while answers arrive. */
export function optionKey(group: OptionGroup, option: Option): string {
  switch (option.kind) {
    case "recent":
      return `${group.key}:${encodeURIComponent(option.typed)}`;
    case "action":
      return `${group.key}:${option.item.action}`;
    default:
      return `${group.key}:${option.item.href}`;
  }
}
