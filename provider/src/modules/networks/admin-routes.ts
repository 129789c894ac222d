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
import { updateSettings } from "./change.ts";
import { networkColumns } from "./columns.ts";
import { addNetwork } from "./create.ts";
import { replaceSecret } from "./rotate.ts";

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
    const network = await findAdminNetwork(api.database, params.key, viewContext());
    if (!network) throw notFound();
    return { data: network };
  });

  api.implement(createNetwork, { access }, async ({ body, request }) => {
    return { data: await addNetwork(api, request, body, idempotencyKeyIfAny(request)) };
  });

  api.implement(changeNetwork, { access }, async ({ params, body, request }) => {
    const input = { networkKey: params.key, changes: body, idempotencyKey: idempotencyKeyIfAny(request) };
    return { data: await updateSettings(api, request, input) };
  });

  api.implement(rotateNetworkSecret, { access }, async ({ params, body, request }) => {
    const input = { networkKey: params.key, body, idempotencyKey: idempotencyKeyIfAny(request) };
    return { data: await replaceSecret(api, request, input) };
  });
}
