import { publicFile } from "~/page/public-file.server";
import type { RequestContext } from "~/page/request-context";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { environment } from "~/server/environment.server";

interface SitemapRequest {
  context: RequestContext;
  request: Request;
  url: URL;
}

/**
 * Responds with a sitemap that caches may keep for an hour. If there is no such sitemap, responds with 404.
 * If the provider call fails, responds with the error's status and `Retry-After`.
 */
export async function sitemapResponse(
  { context, request, url }: SitemapRequest,
  render: (provider: ProviderClient, origin: string) => Promise<string | undefined>,
): Promise<Response> {
  try {
    const xml = await render(providerClient(context), environment().PUBLIC_ORIGIN[0] ?? url.origin);
    if (xml === undefined) return new Response(null, { status: 404 });
    return publicFile(request, { content: xml, type: "application/xml; charset=utf-8", fresh: 3600 });
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    return new Response(null, { status: error.status, headers: { "Retry-After": "60" } });
  }
}
