import { ProviderError } from "~/provider-client/provider-error";
import { getAuth } from "~/session/auth-state.server";
import type { Route } from "./+types/$lang.dashboards.crm_.$card";
import { cardNamed, loadCard } from "./$lang.dashboards.crm/load-card.server";

/** Reloads one card of the home screen with the same data as the page. */
export async function loader({ context, params, url }: Route.LoaderArgs): Promise<Response> {
  const name = cardNamed(params.card);
  if (!name) throw new Response(null, { status: 404 });
  // With this status, the page is reloaded to show the new state.
  if (getAuth(context).state === "signed-out") return respond(null, 401);
  try {
    return respond(await loadCard(context, name, url.searchParams), 200);
  } catch (error) {
    // `loadCard` throws a ProviderError only when the session has ended.
    if (!(error instanceof ProviderError)) throw error;
    return respond(null, 401);
  }
}

function respond(body: object | null, status: number): Response {
  return Response.json(body, { status, headers: { "Cache-Control": "no-store" } });
}
