import type { FastifyInstance } from "fastify";
import {
  beginConnectingService,
  type ConnectedService,
  connectService,
  disconnectService,
  listConnectedServices,
} from "#contract/accounts/connected-services.ts";
import { identityOf } from "../../plugins/identity.ts";
import { originOf } from "../../request-origin.ts";
import { beginConnecting, connectIdentity, disconnectIdentity, nameOf } from "./connect.ts";
import { type ConnectedServiceRow, listConnections } from "./repository.ts";

/** Routes for a member's connected services. The accounts module has the routes to log in with one. */
export async function connectedServiceRoutes(api: FastifyInstance): Promise<void> {
  const access = "signed-in";
  const isOffered = (service: string) => api.openId.services.some(({ key }) => key === service);

  function toService(row: ConnectedServiceRow): ConnectedService {
    return {
      key: row.service,
      ...nameOf(api, row.service),
      connectedAt: row.connectedAt.toISOString(),
      lastUsedAt: row.lastUsedAt?.toISOString() ?? null,
      isOffered: isOffered(row.service),
    };
  }

  api.implement(listConnectedServices, { access }, async ({ request }) => {
    const rows = await listConnections(api.database, identityOf(request).userId);
    const offered = api.openId.services.map(({ key, name }): ConnectedService => {
      const row = rows.find(({ service }) => service === key);
      return row ? toService(row) : { key, name, connectedAt: null, lastUsedAt: null, isOffered: true };
    });
    return { data: [...offered, ...rows.filter(({ service }) => !isOffered(service)).map(toService)] };
  });

  api.implement(beginConnectingService, { access, perMinute: 60 }, async ({ body, request }) => {
    return { data: await beginConnecting(api, identityOf(request), body.service) };
  });

  // No password is required: it was checked when the flow was started, and only this session can complete the
  // flow.
  api.implement(connectService, { access, perMinute: 20 }, async ({ body, request }) => ({
    data: toService(await connectIdentity(api, identityOf(request), body, originOf(request))),
  }));

  api.implement(disconnectService, { access }, async ({ params, request }) => {
    const { userId } = identityOf(request);
    await disconnectIdentity(api, { userId, service: params.service }, originOf(request));
    return { data: null };
  });
}
