import type { FastifyInstance } from "fastify";
import { toMajorUnits } from "#contract/money/minor-units.ts";
import { getCurrentUser } from "#contract/accounts/user.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { findWaiting } from "../overview/waiting.ts";
import { rateOf } from "../settings/shown-currency.ts";
import { findProfile } from "./repository.ts";

/** Routes for the signed-in user's own profile. */
export async function userRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;

  api.implement(getCurrentUser, { access: "signed-in", during: "always" }, async ({ request }) => {
    const { userId, role, roleName, permissions } = identityOf(request);
    const [profile, waiting] = await Promise.all([
      findProfile(api.database, userId, currency),
      findWaiting(api.database, permissions),
    ]);
    if (!profile) throw notFound();
    const { balance, reserved, isVerified, timeZone, shownCurrency, rates, ...others } = profile;
    const { unreadCount, savedViewLists, lastClickAt, ...user } = others;
    const displayCurrency = shownCurrency === null ? undefined : rateOf(rates, shownCurrency);
    const major = (amount: bigint) => Number(toMajorUnits(amount, currency));
    return {
      data: {
        ...user,
        ...(roleName !== null && { role_name: roleName }),
        // The permissions of admins, who have all of them, and of members, who have none, are left out.
        ...(role !== "admin" && permissions.length > 0 && { permissions: [...permissions] }),
        email_verified: isVerified,
        ...(timeZone !== null && { time_zone: timeZone }),
        currency,
        ...(displayCurrency && { shown_currency: displayCurrency }),
        total_balance: major(balance),
        reserved_balance: major(reserved),
      },
      meta: {
        unreadCount,
        savedViewLists,
        lastClickAt: lastClickAt?.toISOString() ?? null,
        ...(waiting && { waiting }),
      },
    };
  });
}
