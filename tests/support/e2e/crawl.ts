import { readdirSync } from "node:fs";

/** A response: a redirect or a document. */
export interface CrawlResponse {
  status: number;
  location?: string | undefined;
  html: string;
}

interface Place {
  path: string;
  query: string;
  hash: string;
}

interface Crawl {
  /** Requests an address without following redirects. */
  get: (address: string) => Promise<CrawlResponse>;
  from: readonly string[];
  /** Maximum number of addresses per kind. */
  maxPerKind: number;
  /** Whether links that change a list's filters, sorting or page are followed. */
  withStates: boolean;
}

/** More than the number of kinds: a crawl that reaches this doesn't terminate. */
const maxAddresses = 1_500;

/**
 * Follows all links of every document, including those in menus and closed dialogs, and returns the problems
 * found. Of addresses that differ only in an id or a list's state, it visits a few.
 */
export async function crawl({ get, from, maxPerKind, withStates }: Crawl) {
  const kinds = new Map<string, number>();
  const requested = new Set<string>();
  const problems: string[] = [];
  const documents = new Map<string, string>();
  const queue = from.map((address) => ({ address, origin: "the start", at: "" }));
  const anchors: { target: string; hash: string; origin: string }[] = [];

  for (let next = queue.shift(); next; next = queue.shift()) {
    const place = placeOf(next.address);
    const target = place.path + place.query;
    if (place.hash.length > 1) anchors.push({ target, hash: place.hash, origin: next.origin });
    if (requested.has(target) || !shouldVisit(place, next.at)) continue;
    requested.add(target);
    if (requested.size > maxAddresses) throw new Error(`More than ${maxAddresses} addresses`);
    const { status, location, html } = await get(target);
    if (status >= 400) problems.push(`${status} ${target}, linked on ${next.origin}`);
    if (location?.startsWith("/"))
      queue.push({ address: location, origin: `${target}, linked on ${next.origin}`, at: "" });
    if (!html) continue;
    documents.set(target, html);
    for (const address of linksOf(html, target)) queue.push({ address, origin: target, at: target });
  }
  for (const { target, hash, origin } of anchors) {
    const html = documents.get(target);
    const id = decodeURIComponent(hash.slice(1));
    if (html !== undefined && !html.includes(`id="${id}"`))
      problems.push(`no element ${hash} on ${target}, linked on ${origin}`);
  }
  return { problems: [...new Set(problems)], addresses: [...documents.keys()] };

  function shouldVisit({ path, query }: Place, pagePath: string): boolean {
    const names = [...new Set(new URLSearchParams(query).keys())].sort();
    // Every state of a list links to all others. Following those of the first state is enough.
    if (names.length > 0 && pagePath.includes("?")) return false;
    if (!withStates && path === pagePath && names.length > 0 && names.every(isOfList)) return false;
    const kind = `${patternOf(path)}?${names.join("&")}`;
    const visitedCount = kinds.get(kind) ?? 0;
    if (visitedCount >= maxPerKind) return false;
    kinds.set(kind, visitedCount + 1);
    return true;
  }
}

/** Returns whether a query parameter describes the rows a list shows. */
function isOfList(name: string): boolean {
  return name.startsWith("f.") || ["sort", "size", "cursor", "before", "after"].includes(name);
}

function placeOf(address: string): Place {
  const { pathname, search, hash } = new URL(address, "http://app.test");
  return { path: pathname, query: search, hash };
}

/** Returns the app's addresses that a document links to. */
function linksOf(html: string, pagePath: string): string[] {
  const found = [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(([, href = ""]) =>
    href.replaceAll("&amp;", "&"),
  );
  return [...new Set(found)].flatMap((href) => {
    const { origin, pathname, search, hash } = new URL(href, `http://app.test${pagePath}`);
    return origin === "http://app.test" ? [pathname + search + hash] : [];
  });
}

const patterns = readdirSync("app/routes").map((file) => {
  const segments = file.replace(/\.tsx?$/, "").split(".");
  return segments.map((segment) => segment.replace(/_$/, ""));
});

/** Returns the route an address belongs to, or the address itself if it isn't a named route. */
function patternOf(path: string): string {
  const segments = path.split("/").slice(1);
  const fitting = patterns.filter(
    (pattern) =>
      pattern.length === segments.length &&
      pattern.every((segment, index) => segment.startsWith("$") || segment === segments[index]),
  );
  const countDynamic = (pattern: string[]) => pattern.filter((segment) => segment.startsWith("$")).length;
  const [closest] = fitting.sort((one, other) => countDynamic(one) - countDynamic(other));
  return closest?.join("/") ?? path;
}
