import type { Permission } from "../roles/permissions.ts";

/**
 * The kinds of records that staff search, in the order of the results, with the permission of their list.
 * Separate from the schemas, so that browser code doesn't load the schema library.
 */
export const recordPermissions = {
  member: "users.read",
  withdrawal: "withdrawals.read",
  purchase: "leads.read",
  invoice: "invoices.read",
  claim: "claims.read",
  offer: "offers.read",
} as const satisfies Record<string, Permission>;
export type RecordKind = keyof typeof recordPermissions;
export const recordKinds = Object.keys(recordPermissions) as RecordKind[];

/** The maximum number of records found of each kind, and of records read by their ids. */
export const recordsPerKind = 5;
export const maxRecentRecords = 5;
