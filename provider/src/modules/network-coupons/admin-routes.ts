import type { FastifyInstance } from "fastify";
import { decideOnNetworkCoupons, getNetworkCoupon } from "#contract/networks/admin-network-coupons.ts";
import { notFound } from "../../problem.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import { findNetworkCoupon, networkCouponList } from "./admin-list.ts";
import { decideOnNetworkCoupon } from "./decide.ts";

/** Admin routes for networks' coupons: listing them, and creating coupons from them. */
export async function adminNetworkCouponRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const scope = () => ({ at: api.clock(), currency: api.environment.CURRENCY });

  api.implementList(networkCouponList, { access }, scope);
  api.implement(getNetworkCoupon, { access }, async ({ params: { id } }) => {
    const coupon = await findNetworkCoupon(api.database, id, scope());
    if (!coupon) throw notFound();
    return { data: coupon };
  });
  api.implement(decideOnNetworkCoupons, { access }, async ({ body: { ids, step }, request }) => {
    return {
      data: await applyToEach(request, ids, {
        take: (id) => decideOnNetworkCoupon(api, request, { id, step }),
        label: async (id) => (await findNetworkCoupon(api.database, id, scope()))?.title ?? null,
      }),
    };
  });
}
