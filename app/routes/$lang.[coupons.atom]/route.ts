import { createHash } from "node:crypto";
import { listNewCoupons } from "#contract/coupons/coupons.ts";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { environment } from "~/server/environment.server";
import type { Route } from "./+types/route";
import { renderFeed } from "./render-feed.server";

/** Fresh for a quarter of an hour; caches may then show it for another hour while they fetch a new one. */
const caching = "public, max-age=900, s-maxage=900, stale-while-revalidate=3600";

/** Responds with the feed of new coupons in the page's language, or 304 if the reader has it. */
export async function loader({ context, request, url }: Route.LoaderArgs): Promise<Response> {
  try {
    const { data: coupons } = await providerClient(context).call(listNewCoupons);
    const origin = environment().PUBLIC_ORIGIN[0] ?? url.origin;
    const feed = renderFeed({
      coupons,
      origin,
      language: getLocale(context),
      t: getTranslation(context, "feed"),
    });
    return feedResponse(feed, request.headers.get("If-None-Match"));
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return new Response(null, { status: error.status, headers: { "Retry-After": "60" } });
  }
}

function feedResponse(feed: string, known: string | null): Response {
  const etag = `"${createHash("sha256").update(feed).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": "application/atom+xml; charset=utf-8",
    "Cache-Control": caching,
    ETag: etag,
  };
  // A proxy that compresses marks the tag as weak.
  const isKnown = known?.split(",").some((one) => one.trim().replace(/^W\//, "") === etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(feed, { headers });
}
