import type { FastifyInstance } from "fastify";
import {
  connectNetwork,
  getConnection,
  pauseConnection,
  pullNetwork,
  syncProgrammes,
  testConnection,
} from "#contract/networks/admin-connections.ts";
import { notFound } from "../../problem.ts";
import { connectApi, setConnectionPaused, requestProgrammes, requestPull } from "./change.ts";
import { tryConnection } from "./try-connection.ts";
import { connectionRunList, findConnectionView } from "./view.ts";

/** Routes for admins to connect networks' APIs and to list their runs. */
export async function adminConnectionRoutes(api: FastifyInstance): Promise<void> {
  const access = "admin";

  api.implement(getConnection, { access }, async ({ params }) => {
    const connection = await findConnectionView(api.database, params.key);
    if (!connection) throw notFound();
    return { data: connection };
  });

  api.implementList(connectionRunList, { access });

  api.implement(connectNetwork, { access, perMinute: 20 }, async ({ params, body, request }) => {
    return { data: await connectApi(api, request, params.key, body) };
  });

  api.implement(testConnection, { access, perMinute: 10 }, async ({ params }) => {
    return { data: await tryConnection(api, params.key) };
  });

  api.implement(pullNetwork, { access, perMinute: 20 }, async ({ params, body, request }) => {
    return { data: await requestPull(api, request, params.key, body) };
  });

  api.implement(syncProgrammes, { access, perMinute: 20 }, async ({ params, request }) => {
    return { data: await requestProgrammes(api, request, params.key) };
  });

  api.implement(pauseConnection, { access }, async ({ params, body, request }) => {
    return { data: await setConnectionPaused(api, request, params.key, body) };
  });
}
