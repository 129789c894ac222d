import type { FastifyInstance } from "fastify";
import {
  getCashBackDays,
  getCashBackSummary,
  getPurchase,
  listEarnedStores,
  listPurchases,
  maxCashBackDays,
  type CashBackSummary,
} from "#contract/cash-back/cash-back.ts";
import { dayAfter, daysIn, monthsBefore } from "#contract/overview/overview-periods.ts";
import { dayIn } from "#shared/time-zone.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound, Problem } from "../../problem.ts";
import { findEarnedStores } from "./earned-stores.ts";
import { purchaseList } from "./list.ts";
import { findChoices, findPurchase } from "./purchases.ts";
import { sumByPart } from "./repository.ts";
import { toPurchaseDetail } from "./view.ts";

/**
 * Registers the routes of a member's cash back: the figures of the home screen, and their purchases.
 */
export async function cashBackRoutes(api: FastifyInstance): Promise<void> {
  api.implement(getCashBackSummary, { access: "signed-in" }, async ({ request }) => {
    const { userId } = identityOf(request);
    return { data: await summarize(api, userId, request.timeZone) };
  });

  api.implement(getCashBackDays, { access: "signed-in" }, async ({ query, request }) => {
    const length = daysIn(query);
    if (length < 1 || length > maxCashBackDays)
      throw new Problem(400, "validation_failed", { fields: { to: ["field_invalid"] } });
    const { userId } = identityOf(request);
    const currency = api.environment.CURRENCY;
    const sums = await sumByPart(api.database, { userId, currency, days: query, by: "day" });
    const days = Array.from({ length }, (_, index) => {
      const day = dayAfter(query.from, index);
      const { earned, pending } = sums.find(({ part }) => part === day) ?? zeroAmounts;
      return { day, earned: toWire(earned), pending: toWire(pending) };
    });
    return { data: { currency, days } };
  });

  api.implement(listEarnedStores, { access: "signed-in" }, async ({ query: { limit, since }, request }) => {
    const { userId } = identityOf(request);
    const currency = api.environment.CURRENCY;
    return { data: await findEarnedStores(api.database, { userId, currency, limit, since }) };
  });

  api.implement(listPurchases, { access: "signed-in" }, async ({ query, request }) => {
    const identity = identityOf(request);
    const { data, meta } = await purchaseList.page(api.database, query, {
      ...identity,
      now: api.clock(),
    });
    return { data, meta: { ...meta, ...(await findChoices(api.database, identity.userId, query)) } };
  });

  api.implement(getPurchase, { access: "signed-in" }, async ({ params, request }) => {
    const purchase = await findPurchase(api.database, identityOf(request).userId, params.id);
    if (!purchase) throw notFound();
    return { data: toPurchaseDetail(purchase, { language: request.language, now: api.clock() }) };
  });
}

const zeroAmounts = { earned: 0n, pending: 0n, paidOut: 0n };

async function summarize(app: FastifyInstance, userId: string, timeZone: string): Promise<CashBackSummary> {
  const currency = app.environment.CURRENCY;
  const today = dayIn(app.clock(), timeZone);
  const months = Array.from({ length: 12 }, (_, index) => monthsBefore(today, 11 - index).slice(0, 7));
  const days = { from: `${months[0]}-01`, to: today, timeZone };
  const sums = await sumByPart(app.database, { userId, currency, days, by: "month" });
  return {
    currency,
    months: months.map((month) => {
      const { earned, pending, paidOut } = sums.find((sum) => sum.part === month) ?? zeroAmounts;
      return {
        month,
        earned: toWire(earned),
        pending: toWire(pending),
        // Negative, because it leaves their reserved account.
        paidOut: toWire(-paidOut),
      };
    }),
  };
}
