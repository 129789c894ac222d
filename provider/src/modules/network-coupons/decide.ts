import { eq } from "drizzle-orm";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { CouponRequest } from "#contract/coupons/admin-coupons.ts";
import { networkCoupon, type NetworkCoupon } from "#contract/networks/admin-network-coupons.ts";
import type { NetworkCouponStep } from "#contract/networks/network-coupon-steps.ts";
import type { ProgrammeState } from "#contract/networks/programme-states.ts";
import type { Transaction } from "../../database/engine/connection.ts";
import { isUuid } from "../../database/queries/identifiers.ts";
import { networkCoupons } from "../../database/schema/programme-schema.ts";
import { coupons } from "../../database/schema/store-schema.ts";
import { Problem } from "../../problem.ts";
import { adminAction, type AdminAction } from "../admin-actions/admin-action.ts";
import { isOnSite } from "../stores/on-site.ts";
import { writeCoupon } from "../coupons/save.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { stateAt } from "../offers/rules.ts";
import type { CouponRow } from "../stores/running-coupons.ts";
import { selectNetworkCoupons, findNetworkCoupon, type AdminNetworkCouponRow } from "./admin-list.ts";
import type { NetworkCouponRow } from "./store-coupons.ts";

const steps: Record<NetworkCouponStep, { from: ProgrammeState[]; to: ProgrammeState }> = {
  accept: { from: ["new", "changed"], to: "accepted" },
  ignore: { from: ["new"], to: "ignored" },
  restore: { from: ["ignored"], to: "new" },
  review: { from: ["changed"], to: "accepted" },
};

/**
 * Decides on a network's coupon, once per idempotency key (M2, M6). Accepting it creates a coupon by the
 * rules of coupons, or applies its changes to the coupon already created from it. @throws Problem 404; 409
 * `network_coupon_decided` in another state, `network_coupon_store_missing`, `coupon_ended`; and as
 * `writeCoupon`
 */
export function decideOnNetworkCoupon(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, step }: { id: string; step: NetworkCouponStep },
): Promise<NetworkCoupon> {
  const { from, to } = steps[step];
  return adminAction<NetworkCouponRow, NetworkCoupon>(app, request, {
    lock: ({ tx }) => lockNetworkCoupon(tx, id),
    once: () => ({
      route: `POST /v1/admin/network-coupons/${id}/${step}`,
      key: idempotencyKeyIfAny(request),
      body: {},
      response: networkCoupon,
    }),
    async run(action, row) {
      const { tx, at, log } = action;
      if (!from.includes(row.state)) throw new Problem(409, "network_coupon_decided");
      const couponId = step === "accept" ? await makeCoupon(app, action, row) : row.couponId;
      await tx.update(networkCoupons).set({ state: to, couponId }).where(eq(networkCoupons.id, id));
      await log({
        action: `network-coupon.${step}`,
        object: { type: "network-coupon", id, label: row.title },
        before: { state: row.state },
        after: { state: to, ...(step === "accept" && { coupon: couponId }) },
      });
      return (await findNetworkCoupon(tx, id, { at, currency: app.environment.CURRENCY }))!;
    },
  });
}

/** Creates a coupon from a network's coupon, or changes the one created from it. Returns its id. */
async function makeCoupon(app: FastifyInstance, action: AdminAction, row: NetworkCouponRow): Promise<string> {
  const { tx, at } = action;
  const [found] = await selectNetworkCoupons(tx).where(eq(networkCoupons.id, row.id));
  if (!found?.store) throw new Problem(409, "network_coupon_store_missing");
  if (row.endsAt !== null && row.endsAt <= at) throw new Problem(409, "coupon_ended");
  const createdCoupon = row.couponId === null ? undefined : await lockCoupon(tx, row.couponId);
  const before = createdCoupon && stateAt(createdCoupon, at) !== "ended" ? createdCoupon : null;
  const input = { ...inputOf(row, found.store, { before, at }), store: found.store.slug };
  return writeCoupon(app, action, { input, before });
}

/**
 * Returns a network's coupon in the form in which an admin enters one. The existing coupon's texts in other
 * languages remain.
 */
function inputOf(
  { title, terms, code, page, worthKind, worth, startsAt, endsAt }: NetworkCouponRow,
  { site }: Pick<NonNullable<AdminNetworkCouponRow["store"]>, "site">,
  { before, at }: { before: CouponRow | null; at: Date },
): CouponRequest {
  const isAhead = startsAt !== null && startsAt > at;
  return {
    code,
    link: code === null && page !== null && isOnSite(page, site) ? page : null,
    title: { ...before?.title, en: title },
    terms: { ...before?.terms, en: terms },
    worthKind,
    worth,
    // A coupon that has already begun keeps its start.
    startsAt: isAhead && !(before && before.startsAt <= at) ? startsAt.toISOString() : null,
    endsAt: endsAt?.toISOString() ?? null,
  };
}

async function lockNetworkCoupon(tx: Transaction, id: string): Promise<NetworkCouponRow | undefined> {
  if (!isUuid(id)) return undefined;
  const [row] = await tx.select().from(networkCoupons).where(eq(networkCoupons.id, id)).for("update");
  return row;
}

async function lockCoupon(tx: Transaction, id: string): Promise<CouponRow | undefined> {
  const [row] = await tx.select().from(coupons).where(eq(coupons.id, id)).for("update");
  return row;
}
