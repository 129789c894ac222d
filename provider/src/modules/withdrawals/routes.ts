import type { FastifyInstance } from "fastify";
import type { PayoutMethodKind } from "#contract/withdrawals/payout-methods.ts";
import {
  cancelWithdrawal,
  getWithdrawal,
  getWithdrawalLimits,
  getWithdrawalReceipt,
  quoteWithdrawal,
  requestWithdrawal,
} from "#contract/withdrawals/withdrawals.ts";
import { arrivalDay } from "#contract/withdrawals/price.ts";
import { toWire } from "../../money.ts";
import { identityOf, requireVerified } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { confirmPassword } from "../accounts/confirm-password.ts";
import { idempotencyKeyOf } from "../idempotency/once.ts";
import { priceOrder } from "./order.ts";
import { createPayoutSeconds } from "./payout-seconds.ts";
import { findAvailable, findOwn, findPayee, ownWithdrawalList } from "./repository.ts";
import { arrivalOf, currentWithdrawalRules, type WithdrawalRules } from "./rules.ts";
import { cancelOwnWithdrawal } from "./cancel.ts";
import { renderReceipt } from "./receipt.ts";
import { placeWithdrawal as requestOnce } from "./request.ts";
import { findWait } from "./wait.ts";

/** Routes for a member's own withdrawals. */
export async function withdrawalRoutes(api: FastifyInstance): Promise<void> {
  const { CURRENCY: currency, WITHDRAWAL_WAIT_HOURS: waitHours } = api.environment;
  const payoutSeconds = createPayoutSeconds(api);
  async function arrivalDayOf(kind: PayoutMethodKind) {
    const seconds = await payoutSeconds();
    return seconds === null ? null : arrivalDay(api.clock(), seconds, arrivalOf(kind).maxDays);
  }
  async function costOf(rules: WithdrawalRules, kind: PayoutMethodKind) {
    const { flat, basisPoints } = rules.feeOf(kind);
    const arrival = { arrival: arrivalOf(kind), arrivesBy: await arrivalDayOf(kind) };
    return { flat: toWire(flat), basisPoints, ...arrival, isOffered: rules.isOffered(kind) };
  }

  api.implement(getWithdrawalLimits, { access: "signed-in" }, async ({ request }) => {
    const { userId } = identityOf(request);
    const [available, wait, rules] = await Promise.all([
      findAvailable(api.database, userId, currency),
      findWait(api.database, { userId, now: api.clock(), hours: waitHours }),
      currentWithdrawalRules(api.database, currency),
    ]);
    const fees = {
      bank_transfer: await costOf(rules, "bank_transfer"),
      paypal: await costOf(rules, "paypal"),
      us_account: await costOf(rules, "us_account"),
    };
    const [minimum, maximum] = [toWire(rules.minimum), toWire(rules.maximum)];
    return { data: { currency, minimum, maximum, available: toWire(available), fees, wait } };
  });

  api.implement(quoteWithdrawal, { access: "signed-in" }, async ({ body, request }) => {
    const order = { ...body, amount: BigInt(body.amount), userId: identityOf(request).userId, currency };
    const { amount, fee, net, kind } = await priceOrder(api.database, order);
    const parts = { amount: toWire(amount), fee: toWire(fee), net: toWire(net), currency };
    return { data: { ...parts, arrival: arrivalOf(kind), arrivesBy: await arrivalDayOf(kind) } };
  });

  api.implement(requestWithdrawal, { access: "signed-in" }, async ({ body, request }) => {
    const { userId } = identityOf(request);
    const idempotencyKey = idempotencyKeyOf(request);
    requireVerified(identityOf(request));
    await confirmPassword(api, userId, body.password);
    const { payoutMethodId } = body;
    const shownFee = body.fee === undefined ? undefined : BigInt(body.fee);
    const order = { userId, payoutMethodId, amount: BigInt(body.amount), currency, shownFee };
    const data = await requestOnce(api.database, order, { key: idempotencyKey, at: api.clock(), waitHours });
    api.fraudSignal.wake();
    return { data };
  });

  api.implementList(ownWithdrawalList, { access: "signed-in" }, identityOf);

  api.implement(getWithdrawal, { access: "signed-in" }, async ({ params, request }) => {
    const withdrawal = await findOwn(api.database, identityOf(request).userId, params.id);
    if (!withdrawal) throw notFound();
    return { data: withdrawal };
  });

  api.implement(
    getWithdrawalReceipt,
    { access: "signed-in", perMinute: 30 },
    async ({ params, query, request }) => {
      const { userId } = identityOf(request);
      const own = await findOwn(api.database, userId, params.id);
      if (own?.state !== "paid" || !own.settledAt) throw notFound();
      const withdrawal = { ...own, settledAt: own.settledAt };
      const member = await findPayee(api.database, userId);
      const { timeZone } = request;
      const file = await renderReceipt({ withdrawal, member, language: query.language, timeZone });
      return { data: { fileName: `${withdrawal.reference}.pdf`, content: file.toString("base64") } };
    },
  );

  api.implement(cancelWithdrawal, { access: "signed-in" }, async ({ params, request }) => {
    const { userId } = identityOf(request);
    return { data: await cancelOwnWithdrawal(api.database, { userId, id: params.id, at: api.clock() }) };
  });
}
