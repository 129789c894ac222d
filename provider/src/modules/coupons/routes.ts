import type { FastifyInstance } from "fastify";
import {
  adminGetCoupon,
  changeCoupon,
  createCoupon,
  endCoupons,
  exportCoupons,
  importCoupons,
} from "#contract/coupons/admin-coupons.ts";
import { listNewCoupons, listOwnVotes, voteOnCoupon } from "#contract/coupons/coupons.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import { couponColumns } from "./columns.ts";
import { importFile } from "./import.ts";
import { adminCouponList, couponList, findCoupon, findNewCoupons } from "./lists.ts";
import { endCoupon, saveCoupon } from "./save.ts";
import { findOwnVotes, saveVote } from "./votes.ts";

/** Routes for stores' coupons: public lists, members' votes, and the admins' management. */
export async function couponRoutes(api: FastifyInstance): Promise<void> {
  const { database } = api;
  const access = "admin";
  const scope = () => ({ at: api.clock(), currency: api.environment.CURRENCY });

  api.implementList(couponList, { access: "anyone" }, ({ language }) => ({ at: api.clock(), language }));
  api.implement(listNewCoupons, { access: "anyone" }, async ({ request: { language } }) => {
    return { data: await findNewCoupons(database, { at: api.clock(), language }) };
  });
  api.implement(listOwnVotes, { access: "signed-in" }, async ({ params: { slug }, request }) => {
    return { data: await findOwnVotes(database, identityOf(request).userId, slug) };
  });
  api.implement(
    voteOnCoupon,
    { access: "signed-in", perMinute: 60 },
    async ({ params, body: { worked }, request }) => {
      const { userId } = identityOf(request);
      return { data: await saveVote(database, { userId, coupon: params.id, worked, at: api.clock() }) };
    },
  );

  api.implementList(adminCouponList, { access }, scope);
  api.implementExport(exportCoupons, {
    object: "coupon",
    columns: couponColumns,
    page: (query) => adminCouponList.rows(database, query, scope()),
  });
  api.implement(adminGetCoupon, { access }, async ({ params: { id } }) => {
    const coupon = await findCoupon(database, id, scope());
    if (!coupon) throw notFound();
    return { data: coupon };
  });
  api.implement(createCoupon, { access }, async ({ body, request }) => {
    return { data: await saveCoupon(api, request, { body }) };
  });
  api.implement(changeCoupon, { access }, async ({ params: { id }, body, request }) => {
    return { data: await saveCoupon(api, request, { id, body }) };
  });
  api.implement(endCoupons, { access }, async ({ body, request }) => {
    const versions = new Map(body.coupons.map(({ id, version }) => [id, version]));
    return {
      data: await applyToEach(request, versions.keys(), {
        take: (id) => endCoupon(api, request, { id, version: versions.get(id)! }),
        label: async (id) => (await findCoupon(database, id, scope()))?.title.en ?? null,
      }),
    };
  });
  api.implement(importCoupons, { access }, async ({ body: { content }, request }) => {
    return { data: await importFile(api, request, content) };
  });
}
