import type { FastifyInstance } from "fastify";
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalLimits,
  quoteWithdrawal,
  requestWithdrawal,
} from "#contract/withdrawals.ts";
import { toWire } from "../../money.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { requireVerified } from "../accounts/verify-email.ts";
import { idempotencyKeyOf } from "../idempotency/once.ts";
import { priceOrder } from "./order.ts";
import { findAvailable, findOwn, ownWithdrawalList } from "./repository.ts";
import { arrivalOf, withdrawalRules } from "./rules.ts";
import { cancel, request as requestOnce } from "./service.ts";
import { findWait } from "./wait.ts";

/** A member's withdrawals. */
export async function withdrawalRoutes(api: FastifyInstance): Promise<void> {
  const { CURRENCY: currency, WITHDRAWAL_WAIT_HOURS: waitHours } = api.environment;
  const rules = withdrawalRules(currency);
  const costOf = (kind: "bank_transfer" | "paypal") => {
    const { flat, basisPoints } = rules.feeOf(kind);
    return { flat: toWire(flat), basisPoints, arrival: arrivalOf(kind) };
  };

  api.implement(getWithdrawalLimits, { access: "signed-in" }, async ({ request }) => {
    const { userId } = identityOf(request);
    const available = await findAvailable(api.database, userId, currency);
    const wait = await findWait(api.database, { userId, now: api.clock(), hours: waitHours });
    const fees = { bank_transfer: costOf("bank_transfer"), paypal: costOf("paypal") };
    const [minimum, maximum] = [toWire(rules.minimum), toWire(rules.maximum)];
    return { data: { currency, minimum, maximum, available: toWire(available), fees, wait } };
  });

  api.implement(quoteWithdrawal, { access: "signed-in" }, async ({ body, request }) => {
    const order = { ...body, amount: BigInt(body.amount), userId: identityOf(request).userId, currency };
    const { amount, fee, net, kind } = await priceOrder(api.database, order);
    const parts = { amount: toWire(amount), fee: toWire(fee), net: toWire(net), currency };
    return { data: { ...parts, arrival: arrivalOf(kind) } };
  });

  api.implement(requestWithdrawal, { access: "signed-in" }, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const key = idempotencyKeyOf(request);
    requireVerified(identityOf(request));
    await confirmPassword(api, userId, body.password);
    const { payoutMethodId } = body;
    const order = { userId, payoutMethodId, amount: BigInt(body.amount), currency };
    return { data: await requestOnce(api.database, order, { key, at: api.clock(), waitHours }) };
  });

  api.implementList(ownWithdrawalList, { access: "signed-in" }, identityOf);

  api.implement(getWithdrawal, { access: "signed-in" }, async ({ params, request }) => {
    const found = await findOwn(api.database, identityOf(request).userId, params.id);
    if (!found) throw notFound();
    return { data: found };
  });

  api.implement(cancelWithdrawal, { access: "signed-in" }, async ({ params, request }) => {
    const { userId } = identityOf(request);
    return { data: await cancel(api.database, { userId, id: params.id, at: api.clock() }) };
  });
}
