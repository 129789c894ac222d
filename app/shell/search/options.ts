import type { ActionItem } from "~/features/search/actions";
import type { PageItem } from "~/features/search/search-index";
import type { RecordItem } from "~/features/search/record-item";
import type { StoreItem } from "~/features/search/store-item";

/** An option in the search dialog. */
export type Option =
  | { kind: "page"; item: PageItem }
  | { kind: "store"; item: StoreItem }
  | { kind: "record"; item: RecordItem }
  | { kind: "action"; item: ActionItem }
  | { kind: "recent"; typed: string };

export interface OptionGroup {
  key: string;
  title: string;
  options: Option[];
}

/** Returns the groups that have options. */
export function nonEmptyGroups(groups: OptionGroup[]): OptionGroup[] {
  return groups.filter(({ options }) => options.length > 0);
}

/**
 * Returns an option's key. It is unique in the list, valid as an id, and doesn't change when more results
 * arrive.
 */
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
