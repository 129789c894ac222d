import type { FastifyInstance, FastifyRequest } from "fastify";
import type { MemberView } from "#contract/admin-users.ts";
import { inTransaction } from "../../database/unit-of-work.ts";
import { isUuid } from "../../database/identifiers.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { findUser } from "../accounts/repository.ts";
import { recordActivity } from "../activity-logs/record.ts";
import { holdAdmin } from "../admin-withdrawals/hold-admin.ts";
import { findPurchases } from "../cash-back/purchases.ts";
import { findNextPayable } from "../cash-back/repository.ts";
import { toPurchase } from "../cash-back/view.ts";
import { findWallet } from "../wallet/find-wallet.ts";
import { findEntries } from "../wallet/repository.ts";
import { findOwnPage } from "../withdrawals/repository.ts";

const limit = 20;

/**
 * What a member has before them, by the queries of the member's own pages; no look without its row in the
 * activity log (design §4 Administration).
 * @throws Problem 404; 403 `forbidden` when no admin any more
 */
export async function lookAsMember(
  app: FastifyInstance,
  request: FastifyRequest,
  id: string,
): Promise<MemberView> {
  const { userId: adminId, email } = identityOf(request);
  const now = app.clock();
  const currency = app.environment.CURRENCY;
  return inTransaction(app.database, async (unit) => {
    const { tx } = unit;
    const user = isUuid(id) ? await findUser(tx, id) : undefined;
    if (!user) throw notFound();
    await holdAdmin(tx, adminId);
    const next = await findNextPayable(tx, { userId: id, currency, now });
    const view = {
      member: { id, name: user.name, email: user.email },
      wallet: await findWallet(tx, id, currency),
      nextPayable: next ? { at: next.at.toISOString(), amount: toWire(next.amount) } : null,
      entries: (await findEntries(tx, { userId: id, currency }, { limit })).rows,
      purchases: (await findPurchases(tx, id, { limit })).rows.map(toPurchase),
      withdrawals: (await findOwnPage(tx, id, { limit })).rows,
    };
    await recordActivity(unit, {
      ...{ at: now, request, actor: { userId: adminId, email } },
      action: "user.view-as-member",
      object: { type: "user", id, label: user.email },
      ...{ before: null, after: null },
    });
    return view;
  });
}
