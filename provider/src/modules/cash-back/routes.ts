import type { FastifyInstance } from "fastify";
import { getCashBackSummary, type CashBackSummary } from "#contract/cash-back.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { lastTwelveMonths } from "./months.ts";
import { findNextPayable, sumByMonth, type MonthlyMovement } from "./repository.ts";

/** The member's figures of the home screen (design §4 Calls). */
export async function cashBackRoutes(api: FastifyInstance): Promise<void> {
  api.implement(getCashBackSummary, { access: "signed-in" }, async ({ request }) => {
    const { userId } = identityOf(request);
    return { data: await summarize(api, userId) };
  });
}

async function summarize(app: FastifyInstance, userId: string): Promise<CashBackSummary> {
  const now = app.clock();
  const currency = app.environment.CURRENCY;
  const months = lastTwelveMonths(now);
  const from = new Date(`${months[0]}-01T00:00:00Z`);
  const movements = await sumByMonth(app.database, { userId, currency, from });
  const next = await findNextPayable(app.database, { userId, currency, now });
  return {
    currency,
    months: months.map((month) => ({
      month,
      earned: toWire(amountOf(movements, month, "cashback_pending")),
      paidOut: toWire(-amountOf(movements, month, "withdrawal_paid")),
    })),
    nextPayable: next ? { at: next.at.toISOString(), amount: toWire(next.amount) } : null,
  };
}

function amountOf(movements: MonthlyMovement[], month: string, kind: string): bigint {
  return movements.find((movement) => movement.month === month && movement.kind === kind)?.amount ?? 0n;
}
