import { renderSitemapIndex } from "./sitemaps.$file/render-sitemap.server";
import { sitemapResponse } from "./sitemaps.$file/sitemap-response.server";
import type { Route } from "./+types/[sitemap.xml]";

/** Responds with the index of the sitemaps. */
export function loader(call: Route.LoaderArgs): Promise<Response> {
  return sitemapResponse(call, renderSitemapIndex);
}
