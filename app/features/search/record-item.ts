import { recordPermissions, type RecordKind } from "#contract/staff-search/record-kinds.ts";
import { mayOpen, type MenuViewer } from "~/navigation/menu";
import type { IconName } from "~/navigation/screen";
import type { SearchTarget } from "./match";

/** A record that staff can find with the search. */
export interface RecordItem extends SearchTarget {
  /** `kind:id`, with which the record is loaded again. */
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

/** The response of `/search/records` to the dialog. */
export interface RecordsResponse {
  groups: RecordGroup[];
}

/** Returns whether a user may search for at least one kind of record. */
export function mayFindRecords(viewer: MenuViewer): boolean {
  return Object.values(recordPermissions).some((permission) =>
    mayOpen(viewer, { access: "admin", permission }),
  );
}
