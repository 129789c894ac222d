import { renderSitemap } from "./render-sitemap.server";
import { sitemapResponse } from "./sitemap-response.server";
import type { Route } from "./+types/route";

/** Responds with the sitemap of a language's pages, or of a part of its stores. */
export function loader({ params, ...call }: Route.LoaderArgs): Promise<Response> {
  return sitemapResponse(call, (provider, origin) => renderSitemap(provider, origin, params.file));
}
