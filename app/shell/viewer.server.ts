import { isAdmin, permissionsOf } from "#contract/user.ts";
import { environment } from "~/environment.server";
import { pictureAddress } from "~/provider-client/picture-address.server";
import type { Viewer } from "~/page/viewer";
import type { AuthState } from "~/session/auth-state.server";

/** The part of the auth state a page may know. */
export function viewerOf(auth: AuthState): Viewer {
  switch (auth.state) {
    case "signed-out":
      return { state: "signed-out" };
    case "loading":
      return { state: "loading", message: auth.error.message, requestId: auth.error.requestId };
    case "signed-in": {
      const { name, email, email_verified, avatar, total_balance, reserved_balance, currency, role, tier } =
        auth.user;
      return {
        state: "signed-in",
        name,
        email,
        isUnverified: email_verified === false,
        avatar: pictureAddress(avatar),
        balance: auth.silence ? null : (total_balance ?? 0),
        reserved: reserved_balance ?? 0,
        currency: currency ?? environment().CURRENCY,
        tier: tier ?? "free",
        isAdmin: isAdmin(role),
        permissions: isAdmin(role) ? [] : permissionsOf(auth.user),
      };
    }
  }
}
