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
    const customer = await findCustomer(api.database, params.id, { ...reading, ...reader });
    if (!customer) throw notFound();
    return { data: customer };
  });
  api.implement(adminGetCustomerContact, { access }, async ({ params }) => {
    const contact = await findContact(api.database, params.id);
    if (!contact) throw notFound();
    return { data: contact };
  });
}
