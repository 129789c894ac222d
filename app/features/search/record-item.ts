import { recordPermissions, type RecordKind } from "#contract/staff-search/record-kinds.ts";
import { mayOpen, type MenuViewer } from "~/navigation/menu";
import type { IconName } from "~/navigation/screen";
import type { SearchTarget } from "./match";

/** A record in the search of staff. */
export interface RecordItem extends SearchTarget {
  /** `kind:id`, by which it is read again. */
  key: string;
  href: string;
  icon: IconName;
  /** The record's owner or store, amount and state. */
  details: string[];
}

export interface RecordGroup {
  key: RecordKind;
  title: string;
  items: RecordItem[];
}

/** The answer of `/search/records` for the dialog. */
export interface RecordsAnswer {
  groups: RecordGroup[];
}

/** Returns whether a viewer finds records of some kind. */
export function mayFindRecords(viewer: MenuViewer): boolean {
  return Object.values(recordPermissions).some((permission) =>
    mayOpen(viewer, { access: "admin", permission }),
  );
}
