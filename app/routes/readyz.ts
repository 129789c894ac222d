import { callScopeContext } from "~/provider-client/provider-client.server";
import { TransportError } from "~/provider-client/transport.server";
import { hasRoom } from "#shared/disk-space.ts";
import { services } from "~/server/services.server";
import type { Route } from "./+types/readyz";

/**
 * Responds with 200 if all services that the dashboard depends on respond. Otherwise responds with 503 and
 * the names of those that don't.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  const { transport } = context.get(callScopeContext);
  const { sessions, environment } = await services();
  const [store, room, provider] = await Promise.all([
    succeeds(sessions.store.read("readiness")),
    environment.REDIS_URL ? true : hasRoom(environment.DATA_DIR),
    succeeds(
      transport
        .send({
          method: "GET",
          path: "/healthz",
          headers: {},
          circuit: "readiness",
          isRepeatable: false,
          deadline: 1000,
        })
        .then(({ status }) => status < 500, isResponse),
    ),
  ]);
  const isReady = store && room && provider;
  return Response.json(
    { sessions: stateText(store), disk: room ? "ok" : "full", provider: stateText(provider) },
    { status: isReady ? 200 : 503 },
  );
}

/** Any response means that the service is reachable, regardless of its status. */
function isResponse(error: unknown): boolean {
  return error instanceof TransportError && error.kind === "nonsense";
}

function succeeds(check: Promise<unknown>): Promise<boolean> {
  return check.then(
    (result) => result !== false,
    () => false,
  );
}

function stateText(isReachable: boolean): string {
  return isReachable ? "ok" : "unreachable";
}
