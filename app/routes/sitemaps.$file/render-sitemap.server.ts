import { listHelpArticles } from "#contract/help/help.ts";
import { storeCategories } from "#contract/stores/store-categories.ts";
import { listStoreSlugs } from "#contract/stores/stores.ts";
import { articlePath, faqPath, helpCenterPath, statusPath } from "~/features/help/help-paths";
import { isLanguage, type Language, languages } from "~/i18n/languages";
import type { ProviderClient } from "~/provider-client/provider-client.server";
import { escapeXml } from "~/navigation/public-page/escape-xml.server";
import { publicAddress, publicAddresses } from "~/navigation/public-page/public-addresses";

const namespace = "http://www.sitemaps.org/schemas/sitemap/0.9";

/** Public pages whose content isn't loaded from the provider, as paths without language prefix. */
const fixedPages = [
  "/front-pages/landing-page",
  "/stores",
  ...storeCategories.map((category) => `/stores?f.category=${category}`),
  "/rewards",
  helpCenterPath,
  faqPath,
  "/pages/pricing",
  "/extension",
  "/contact",
  statusPath,
  "/privacy",
  "/terms",
  "/accessibility",
];

/**
 * Returns the index of all sitemaps as XML (sitemaps.org). Each language has one sitemap of pages and one for
 * every 10,000 stores.
 *
 * @throws ProviderError
 */
export async function renderSitemapIndex(provider: ProviderClient, origin: string): Promise<string> {
  const { meta } = await provider.call(listStoreSlugs, { query: { page: 1 } });
  const names = languages.flatMap((language) => [
    `${language}-pages`,
    ...Array.from({ length: meta.pages }, (_, index) => `${language}-stores-${index + 1}`),
  ]);
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${origin}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return sitemapXml("sitemapindex", entries);
}

/**
 * Returns the sitemap of a file such as `fr-pages.xml` or `ar-stores-2.xml`, or undefined if it doesn't exist.
 *
 * @throws ProviderError
 */
export async function renderSitemap(
  provider: ProviderClient,
  origin: string,
  file: string,
): Promise<string | undefined> {
  const [, language, page] = /^([a-z]{2})-(?:pages|stores-([1-9]\d?|100))\.xml$/.exec(file) ?? [];
  if (!isLanguage(language)) return undefined;
  const paths = await (page ? storePaths(provider, Number(page)) : pagePaths(provider));
  if (paths.length === 0) return undefined;
  return sitemapXml(
    "urlset",
    paths.map((path) => urlEntry(origin, path, language)),
  );
}

async function storePaths(provider: ProviderClient, page: number): Promise<string[]> {
  const { data: slugs } = await provider.call(listStoreSlugs, { query: { page } });
  return slugs.map((slug) => `/stores/${slug}`);
}

async function pagePaths(provider: ProviderClient): Promise<string[]> {
  const { data } = await provider.call(listHelpArticles);
  return [...fixedPages, ...data.articles.map(({ slug }) => articlePath(slug))];
}

/** Returns the entry of one URL with its translations, in Google's format. */
function urlEntry(origin: string, path: string, language: Language): string {
  const alternates = publicAddresses(origin, path).map(
    ({ name, href }) => `<xhtml:link rel="alternate" hreflang="${name}" href="${escapeXml(href)}"/>`,
  );
  return `<url><loc>${escapeXml(publicAddress(origin, path, language))}</loc>${alternates.join("")}</url>`;
}

function sitemapXml(root: "sitemapindex" | "urlset", entries: string[]): string {
  const xhtml = root === "urlset" ? ' xmlns:xhtml="http://www.w3.org/1999/xhtml"' : "";
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${namespace}"${xhtml}>\n${entries.join("\n")}\n</${root}>\n`;
}
