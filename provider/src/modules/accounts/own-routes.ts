import { eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { changeAccount, getAccount } from "#contract/accounts/account.ts";
import { users } from "../../database/schema/schema.ts";
import { inTransaction } from "../../database/engine/unit-of-work.ts";
import { VersionConflict } from "../../problem.ts";
import { identityOf } from "../../plugins/identity.ts";
import { currentSettings } from "../settings/current.ts";
import { assertRateExists } from "../settings/shown-currency.ts";
import { recordSecurityEvent } from "../security-events/record.ts";
import { originOf } from "../../request-origin.ts";
import { readCountry, readPhone } from "./person.ts";
import { findUser, updateAccount } from "./repository.ts";
import { toAccount, versionOf } from "./to-account.ts";

type Change = z.output<(typeof changeAccount)["body"]>;

/** Routes for a signed-in user's own account. */
export async function ownAccountRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";

  api.implement(getAccount, { access }, async ({ request }) => {
    const [user, { rates }] = await Promise.all([
      findUser(api.database, identityOf(request).userId),
      currentSettings(api.database, "currencies", api.environment.CURRENCY),
    ]);
    const meta = { currencies: rates.map(({ currency }) => currency) };
    return { data: toAccount(user, identityOf(request)), meta };
  });

  api.implement(changeAccount, { access }, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const [at, origin] = [api.clock(), originOf(request)];
    const changed = await inTransaction(api.database, async ({ tx }) => {
      // The row is locked, so that of two concurrent changes the second is compared with the result of the
      // first.
      const [before] = await tx.select().from(users).where(eq(users.id, userId)).for("update");
      if (before && body.version !== undefined && body.version !== versionOf(before))
        throw new VersionConflict("account_changed");
      const change = changeOf(body, before?.country ?? null);
      if (change.shownCurrency && change.shownCurrency !== before?.shownCurrency)
        await assertRateExists(tx, change.shownCurrency, api.environment.CURRENCY);
      if (change.name !== undefined && change.name !== before?.name)
        await recordSecurityEvent(tx, { userId, kind: "name_changed", at, origin });
      return Object.keys(change).length > 0 ? updateAccount(tx, userId, change) : before;
    });
    return { data: toAccount(changed, identityOf(request)) };
  });
}

/** Validates the requested changes. An empty phone number removes it. */
function changeOf(
  { name, language, country, phone, shownCurrency }: Change,
  countryNow: string | null,
): Partial<typeof users.$inferSelect> {
  const countryCode = country ? readCountry(country) : country;
  const region = countryCode === undefined ? countryNow : countryCode;
  return {
    ...(name !== undefined && { name }),
    ...(language !== undefined && { language }),
    ...(countryCode !== undefined && { country: countryCode }),
    ...(phone !== undefined && { phone: phone ? readPhone(phone, region) : null }),
    ...(shownCurrency !== undefined && { shownCurrency }),
  };
}
