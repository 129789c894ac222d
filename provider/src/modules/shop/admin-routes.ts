import type { FastifyInstance, FastifyRequest } from "fastify";
import { getProductSales } from "#contract/shop/admin-product-sales.ts";
import { getShopDashboard } from "#contract/shop/admin-shop-dashboard.ts";
import { adminGetOrder, decideOrder, exportOrders, orderCounts } from "#contract/shop/admin-shop-orders.ts";
import * as calls from "#contract/shop/admin-shop-products.ts";
import { orderStates } from "#contract/shop/shop-limits.ts";
import { countStates } from "../../database/queries/count-states.ts";
import { shopOrders } from "../../database/schema/shop-schema.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { applyToEach } from "../bulk/apply-to-each.ts";
import { readPeriods } from "../overview/period.ts";
import { addCodes as addSealed } from "./add-codes.ts";
import { adminOrderList, findAdminOrder } from "./admin-orders.ts";
import { adminProductList, findAdminProduct, findChoices } from "./admin-products.ts";
import { orderColumns, productColumns } from "./columns.ts";
import { findShopDashboard } from "./dashboard.ts";
import { decideOrder as decide } from "./decide-order.ts";
import { findProductSales } from "./product-sales.ts";
import { saveProduct } from "./save-product.ts";
import { stepOnProduct } from "./step-on-product.ts";

/** Routes for admins to manage the shop. */
export async function adminShopRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const currency = api.environment.CURRENCY;
  const reading = () => ({ at: api.clock(), currency });
  const readerOf = (request: FastifyRequest) => ({
    admin: identityOf(request).userId,
    language: request.language,
  });

  api.implement(getShopDashboard, { access }, async ({ query, request }) => {
    const options = { ...readerOf(request), currency };
    return { data: await findShopDashboard(api.database, readPeriods(query, api.clock()), options) };
  });

  api.implement(getProductSales, { access }, async ({ request: { timeZone } }) => {
    const periods = readPeriods({ timeZone }, api.clock());
    return { data: await findProductSales(api.database, periods, currency) };
  });

  api.implementList(adminProductList, { access }, reading);
  api.implementExport(calls.exportProducts, {
    object: "product",
    columns: productColumns,
    page: (query) => adminProductList.rows(api.database, query, reading()),
  });
  api.implement(calls.adminProductChoices, { access }, async () => {
    return { data: { ...(await findChoices(api.database, api.clock())), currency } };
  });
  api.implement(calls.adminGetProduct, { access }, async ({ params }) => {
    const product = await findAdminProduct(api.database, params.id, reading());
    if (!product) throw notFound();
    return { data: product };
  });
  api.implement(calls.createProduct, { access }, async ({ body, request }) => {
    return { data: await saveProduct(api, request, { body }) };
  });
  api.implement(calls.changeProduct, { access }, async ({ params: { id }, body, request }) => {
    return { data: await saveProduct(api, request, { id, body }) };
  });
  api.implement(calls.stepProduct, { access }, async ({ params, body, request }) => {
    return { data: await stepOnProduct(api, request, { ...params, ...body }) };
  });
  api.implement(calls.stepProducts, { access }, async ({ body: { products, step }, request }) => {
    const versions = new Map(products.map(({ id, version }) => [id, version]));
    return {
      data: await applyToEach(request, versions.keys(), {
        take: (id) => stepOnProduct(api, request, { id, step, version: versions.get(id) }),
        label: async (id) => (await findAdminProduct(api.database, id, reading()))?.name.en ?? null,
      }),
    };
  });
  api.implement(calls.addCodes, { access }, async ({ params: { id }, body: { codes }, request }) => {
    return { data: await addSealed(api, request, { id, codes }) };
  });

  api.implementList(adminOrderList, { access }, readerOf);
  api.implementExport(exportOrders, {
    object: "order",
    columns: orderColumns,
    page: (query, request) => adminOrderList.rows(api.database, query, readerOf(request)),
  });
  api.implement(orderCounts, { access }, async () => ({
    data: await countStates(api.database, shopOrders, orderStates),
  }));
  api.implement(adminGetOrder, { access }, async ({ params, request }) => {
    const order = await findAdminOrder(api.database, params.id, readerOf(request));
    if (!order) throw notFound();
    return { data: order };
  });
  api.implement(decideOrder, { access }, async ({ params: { id }, body: decision, request }) => {
    return { data: await decide(api, request, { id, decision }) };
  });
}
