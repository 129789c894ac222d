import { listNewCoupons } from "#contract/coupons/coupons.ts";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { publicFile } from "~/page/public-file.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { environment } from "~/server/environment.server";
import type { Route } from "./+types/route";
import { renderFeed } from "./render-feed.server";

const quarterHour = 15 * 60;

/**
 * Responds with the feed of new coupons in the page's language, or with 304 if the feed reader already has
 * it.
 */
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
    return publicFile(request, {
      content: feed,
      type: "application/atom+xml; charset=utf-8",
      fresh: quarterHour,
    });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return new Response(null, { status: error.status, headers: { "Retry-After": "60" } });
  }
}
