import { listNotifications } from "#contract/notifications/notifications.ts";
import type { LoadProblem } from "~/features/notifications/connection/dashboard-calls";
import { inboxOf } from "~/features/notifications/store/inbox";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/notifications.unread";

/**
 * Responds with the bell's list of unread notifications (`page=1&limit=100`), or with the reason why it can't
 * be loaded.
 */
export async function loader({ context }: Route.LoaderArgs): Promise<Response> {
  try {
    const { data, meta } = await providerClient(context).call(listNotifications, {
      query: { page: 1, limit: 100 },
    });
    const { unread: notifications, unreadCount } = inboxOf(data, meta?.unreadCount);
    return respond({ notifications, unreadCount }, 200);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    const hasResponse = error.kind === "refused" || error.serverMessage !== undefined;
    const problem: LoadProblem = hasResponse ? "loadFailed" : "loadError";
    return respond({ problem }, error.status);
  }
}

function respond(body: object, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
