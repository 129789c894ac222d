import { mayShowInBrowser } from "#contract/notifications/notification-settings.ts";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import type { Route } from "./+types/notifications.browser";

/** Responds whether the browser may currently show a system notification of a type: `{ show }`. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  const parsed = mayShowInBrowser.query.safeParse(Object.fromEntries(url.searchParams));
  if (!parsed.success) return respond(null, 400);
  try {
    const { data } = await providerClient(context).call(mayShowInBrowser, { query: parsed.data });
    return respond(data, 200);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return respond(null, error.status);
  }
}

function respond(body: object | null, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
