import { fractionDigits, toMajorUnits } from "#contract/money/minor-units.ts";
import { approximate } from "#contract/accounts/shown-currency.ts";
import { type CurrentUser, isAdmin, permissionsOf } from "#contract/accounts/user.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { environment } from "~/server/environment.server";
import { pictureAddress } from "~/provider-client/picture-address.server";
import type { Viewer } from "~/page/viewer";
import type { AuthState } from "~/session/auth-state.server";

/** Returns the part of the auth state that is sent to pages. */
export function viewerOf(auth: AuthState): Viewer {
  switch (auth.state) {
    case "signed-out":
      return { state: "signed-out" };
    case "loading":
      return { state: "loading", message: auth.error.message, requestId: auth.error.requestId };
    case "signed-in": {
      const { name, email, email_verified, avatar, total_balance, reserved_balance, role, tier } = auth.user;
      const currency = auth.user.currency ?? environment().CURRENCY;
      const balance = auth.silence ? null : (total_balance ?? 0);
      return {
        state: "signed-in",
        name,
        email,
        readableEmail: readableEmail(email),
        isUnverified: email_verified === false,
        avatar: pictureAddress(avatar),
        balance,
        reserved: reserved_balance ?? 0,
        currency,
        shown: balanceInShownCurrency(auth.user, { balance, currency }),
        tier: tier ?? "free",
        isAdmin: isAdmin(role),
        permissions: isAdmin(role) ? [] : permissionsOf(auth.user),
      };
    }
  }
}

/** Converted on the server, so that pages don't load the code for it. */
function balanceInShownCurrency(
  { shown_currency: shown }: CurrentUser,
  { balance, currency }: { balance: number | null; currency: string },
) {
  if (!shown) return null;
  if (balance === null) return { ...shown, balance };
  const minor = Math.round(balance * 10 ** fractionDigits(currency));
  return { ...shown, balance: Number(toMajorUnits(approximate(minor, currency, shown), shown.currency)) };
}
