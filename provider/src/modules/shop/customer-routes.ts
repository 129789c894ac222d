import type { FastifyInstance } from "fastify";
import {
  adminGetCustomer,
  adminGetCustomerContact,
  exportCustomers,
} from "#contract/shop/admin-shop-customers.ts";
import { identityOf } from "../../plugins/identity.ts";
import { notFound } from "../../problem.ts";
import { customerColumns, customerList, findContact, findCustomer } from "./customers.ts";

/** Routes for the shop's customers. */
export async function shopCustomerRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const reading = { currency: api.environment.CURRENCY };

  api.implementList(customerList, { access }, () => reading);
  api.implementExport(exportCustomers, {
    object: "customer",
    columns: customerColumns,
    page: (query) => customerList.rows(api.database, query, reading),
  });
  api.implement(adminGetCustomer, { access }, async ({ params, request }) => {
    const reader = { admin: identityOf(request).userId, language: request.language };
    const found = await findCustomer(api.database, params.id, { ...reading, ...reader });
    if (!found) throw notFound();
    return { data: found };
  });
  api.implement(adminGetCustomerContact, { access }, async ({ params }) => {
    const found = await findContact(api.database, params.id);
    if (!found) throw notFound();
    return { data: found };
  });
}
