import type { Permission } from "#contract/roles/permissions.ts";
import type { ShownCurrency } from "#contract/accounts/shown-currency.ts";
import type { Tier } from "#contract/cash-back/tiers.ts";

/** The data about the user that every page contains. It never contains a token or a contract schema. */
export type Viewer =
  | { state: "signed-out" }
  /** The viewer is unknown because the provider can't be reached. */
  | { state: "loading"; message: string; requestId?: string }
  | {
      state: "signed-in";
      name: string;
      email: string;
      /** The email address for display. An internationalized domain is decoded. */
      readableEmail: string;
      /** Whether the email address isn't confirmed yet. */
      isUnverified: boolean;
      avatar: string | null;
      /** In major units; 0 if the response contains no balance, `null` if the provider didn't respond. */
      balance: number | null;
      /** The reserved part of the balance in major units. */
      reserved: number;
      currency: string;
      /**
       * The currency in which amounts are additionally shown, with the balance converted to it; `null` if
       * none was chosen.
       */
      shown: (ShownCurrency & { balance: number | null }) | null;
      tier: Tier;
      isAdmin: boolean;
      /** The permissions of a staff member. Empty for admins, who have all of them. */
      permissions: readonly Permission[];
    };

/**
 * Returns whether the user has a permission. For menus and buttons only, because the provider checks every
 * call.
 */
export function mayDo(viewer: Viewer, permission: Permission): boolean {
  return viewer.state === "signed-in" && (viewer.isAdmin || viewer.permissions.includes(permission));
}

/** Returns whether a user is a member of staff. */
export function isStaff(viewer: Viewer): boolean {
  return viewer.state === "signed-in" && (viewer.isAdmin || viewer.permissions.length > 0);
}
