import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { getWallet, listWalletEntries, type withdrawable } from "#contract/wallet.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { withdrawalRules } from "../withdrawals/rules.ts";
import { findBalances, findEntries, findLifetime } from "./repository.ts";

/** A member's own money: four figures and the entries behind them (design §4 Ledger). */
export async function walletRoutes(api: FastifyInstance): Promise<void> {
  const currency = api.environment.CURRENCY;
  const { minimum } = withdrawalRules(currency);

  api.implement(getWallet, { access: "signed-in" }, async ({ request }) => {
    const { userId } = identityOf(request);
    const { available, pending, reserved } = await findBalances(api.database, userId, currency);
    const lifetime = await findLifetime(api.database, userId, currency);
    const figures = { available: toWire(available), pending: toWire(pending), reserved: toWire(reserved) };
    return {
      data: { currency, ...figures, lifetime: toWire(lifetime), withdrawable: judge(available, minimum) },
    };
  });

  api.implement(listWalletEntries, { access: "signed-in" }, async ({ query, request }) => {
    const { userId } = identityOf(request);
    const { rows, meta } = await findEntries(api.database, { userId, currency }, query);
    return { data: rows, meta };
  });
}

function judge(available: bigint, minimum: bigint): z.input<typeof withdrawable> {
  if (available >= minimum) return { possible: true, reason: null, missing: 0 };
  return {
    possible: false,
    reason: available < 0n ? "negative_balance" : "below_minimum",
    missing: toWire(minimum - available),
  };
}
