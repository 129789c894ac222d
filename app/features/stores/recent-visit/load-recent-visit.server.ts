import { listClicks } from "#contract/clicks/clicks.ts";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { createBrowserCookie } from "~/session/browser-cookie.server";
import { getAuth } from "~/session/auth-state.server";
import type { RecentVisit } from "./recent-visit";

/** Stores usually report a purchase within this number of seconds. */
const shownSeconds = 48 * 60 * 60;

/** The id of the visit that the member has ended without a purchase. */
const endedVisit = createBrowserCookie("ended-trip", { maxAge: shownSeconds });

/** Returns a `Set-Cookie` value that marks a visit as ended. */
export async function serializeEndedVisit(id: string): Promise<string> {
  return endedVisit.serialize(id);
}

/**
 * Loads the member's latest visit to any store, or to the given one. Returns `null` if it couldn't be loaded
 * or is over: a purchase was tracked, the member has ended it, or it was too long ago.
 */
export async function loadRecentVisit(
  context: RequestContext,
  request: Request,
  store?: string,
): Promise<RecentVisit | null> {
  if (getAuth(context).state !== "signed-in") return null;
  const provider = providerClient(context);
  const { lastClickAt } = provider.hints;
  if (lastClickAt === null || (lastClickAt && isOver(lastClickAt))) return null;
  const query = { limit: 1, ...(store && { store }) };
  const part = await loadPart(provider.call(listClicks, { query }));
  const [click] = part.state === "loaded" ? part.data.data : [];
  if (!click || click.trackedAt) return null;
  if (isOver(click.createdAt)) return null;
  if ((await endedVisit.parse(request.headers.get("Cookie"))) === click.id) return null;
  const { id, createdAt } = click;
  return { id, createdAt, store: click.store };
}

/** Returns whether a visit was too long ago to be shown. */
function isOver(at: string): boolean {
  return Date.now() - Date.parse(at) > shownSeconds * 1000;
}
