import type { Permission } from "#contract/permissions.ts";
import type { ShownCurrency } from "#contract/shown-currency.ts";
import type { Tier } from "#contract/tiers.ts";

/** What every page knows about its viewer. Never holds a token or a contract schema. */
export type Viewer =
  | { state: "signed-out" }
  /** The provider cannot be reached, so it is unknown. */
  | { state: "loading"; message: string; requestId?: string }
  | {
      state: "signed-in";
      name: string;
      email: string;
      /** The e-mail address as people read it, its international domain in its own script. */
      readableEmail: string;
      /** Whether the e-mail address waits to be confirmed. */
      isUnverified: boolean;
      avatar: string | null;
      /** Major units; a good answer without a balance means 0. Null when the provider did not answer. */
      balance: number | null;
      /** What of the balance is on its way out, major units. */
      reserved: number;
      currency: string;
      /** What amounts are shown in besides, with the balance in it; null for who chose none. */
      shown: (ShownCurrency & { balance: number | null }) | null;
      tier: Tier;
      isAdmin: boolean;
      /** What somebody who works here may do; left empty for an admin, who may everything. */
      permissions: readonly Permission[];
    };

/** Whether a viewer may do what takes a permission: for menus and buttons; the provider decides on every call. */
export function mayDo(viewer: Viewer, permission: Permission): boolean {
  return viewer.state === "signed-in" && (viewer.isAdmin || viewer.permissions.includes(permission));
}
