import type { FastifyInstance } from "fastify";
import { getCashBackSummary, getPurchase, listPurchases, type CashBackSummary } from "#contract/cash-back.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { purchaseList } from "./list.ts";
import { lastTwelveMonths } from "./months.ts";
import { findChoices, findPurchase } from "./purchases.ts";
import { sumByMonth } from "./repository.ts";
import { toPurchaseDetail } from "./view.ts";

/** A member's cash back: the figures of the home screen, and the purchases behind them. */
export async function cashBackRoutes(api: FastifyInstance): Promise<void> {
  api.implement(getCashBackSummary, { access: "signed-in" }, async ({ request }) => {
    const { userId } = identityOf(request);
    return { data: await summarize(api, userId) };
  });

  api.implement(listPurchases, { access: "signed-in" }, async ({ query, request }) => {
    const identity = identityOf(request);
    const { data, meta } = await purchaseList.page(api.database, query, identity);
    return { data, meta: { ...meta, ...(await findChoices(api.database, identity.userId, query)) } };
  });

  api.implement(getPurchase, { access: "signed-in" }, async ({ params, request }) => {
    const found = await findPurchase(api.database, identityOf(request).userId, params.id);
    if (!found) throw notFound();
    return { data: toPurchaseDetail(found, request.language) };
  });
}

const nothing = { earned: 0n, pending: 0n, paidOut: 0n };

async function summarize(app: FastifyInstance, userId: string): Promise<CashBackSummary> {
  const now = app.clock();
  const currency = app.environment.CURRENCY;
  const months = lastTwelveMonths(now);
  const from = new Date(`${months[0]}-01T00:00:00Z`);
  const sums = await sumByMonth(app.database, { userId, currency, from });
  return {
    currency,
    months: months.map((month) => {
      const { earned, pending, paidOut } = sums.find((sum) => sum.month === month) ?? nothing;
      return {
        month,
        earned: toWire(earned),
        pending: toWire(pending),
        // Of their reserved account it goes.
        paidOut: toWire(-paidOut),
      };
    }),
  };
}
