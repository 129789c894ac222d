import { asc } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { listNetworkNames, listRoleNames, listStoreNames } from "#contract/roles/admin-names.ts";
import { networks } from "../../database/schema/network-schema.ts";
import { findOwnNames } from "../permissions/role-names.ts";
import { stores } from "../../database/schema/store-schema.ts";

/** Routes for the options of the admins' filters, including inactive networks and stores without an offer. */
export async function adminNameRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(listNetworkNames, { access }, async () => ({
    data: await api.database
      .select({ value: networks.key, name: networks.name })
      .from(networks)
      .orderBy(asc(networks.name), asc(networks.key)),
  }));

  api.implement(listRoleNames, { access }, async () => ({ data: await findOwnNames(api.database) }));

  api.implement(listStoreNames, { access }, async () => ({
    data: await api.database
      .select({ value: stores.slug, name: stores.name })
      .from(stores)
      .orderBy(asc(stores.searchName), asc(stores.slug)),
  }));
}
