import { getHelpArticle, type HelpArticle, helpSlug } from "#contract/help/help.ts";
import { renderMarkdown } from "~/components/prose/markdown.server";
import { loadPart } from "~/provider-client/load-part.server";
import type { PagePart } from "~/provider-client/page-part";
import type { ProviderClient } from "~/provider-client/provider-client.server";

type ShownArticle = Omit<HelpArticle, "body"> & { html: string };

/** Loads the article with a slug; `unknown` if it doesn't exist. */
export async function loadArticle(
  provider: ProviderClient,
  rawSlug: string,
): Promise<PagePart<ShownArticle> | { state: "unknown" }> {
  const slug = helpSlug.safeParse(rawSlug);
  if (!slug.success) return { state: "unknown" };
  const call = provider.call(getHelpArticle, { params: { slug: slug.data } });
  const part = await loadPart(
    call.then(({ data: { body, ...article } }) => ({ ...article, html: renderMarkdown(body) })),
  );
  return part.state === "failed" && part.status === 404 ? { state: "unknown" } : part;
}
