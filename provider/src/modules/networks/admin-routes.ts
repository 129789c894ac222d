import type { FastifyInstance } from "fastify";
import {
  changeNetwork,
  createNetwork,
  exportNetworks,
  getNetwork,
  rotateNetworkSecret,
} from "#contract/networks/admin-networks.ts";
import { notFound } from "../../problem.ts";
import { idempotencyKeyIfAny } from "../idempotency/once.ts";
import { findAdminNetwork, networkList } from "./admin-repository.ts";
import { change } from "./change.ts";
import { networkColumns } from "./columns.ts";
import { create } from "./create.ts";
import { rotate } from "./rotate.ts";

/** Routes for admins to manage affiliate networks: settings and recent figures. */
export async function adminNetworkRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";
  const viewContext = () => ({ origin: api.environment.PROVIDER_PUBLIC_ORIGIN, now: api.clock() });

  api.implementList(networkList, { access }, viewContext);

  api.implementExport(exportNetworks, {
    object: "network",
    columns: networkColumns,
    page: (query) => networkList.rows(api.database, query, viewContext()),
  });

  api.implement(getNetwork, { access }, async ({ params }) => {
    const found = await findAdminNetwork(api.database, params.key, viewContext());
    if (!found) throw notFound();
    return { data: found };
  });

  api.implement(createNetwork, { access }, async ({ body, request }) => {
    return { data: await create(api, request, body, idempotencyKeyIfAny(request)) };
  });

  api.implement(changeNetwork, { access }, async ({ params, body, request }) => {
    const input = { name: params.key, changes: body, key: idempotencyKeyIfAny(request) };
    return { data: await change(api, request, input) };
  });

  api.implement(rotateNetworkSecret, { access }, async ({ params, body, request }) => {
    const input = { name: params.key, body, key: idempotencyKeyIfAny(request) };
    return { data: await rotate(api, request, input) };
  });
}
