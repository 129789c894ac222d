import {
  UNSAFE_decodeViaTurboStream as decode,
  UNSAFE_SingleFetchRedirectSymbol as redirect,
} from "react-router";
import { clientMiddleware } from "~/page/client-middleware";
import type { RouteResults } from "~/page/route-results";

/** How long prefetched data may be used, in milliseconds. Balances on a page must not be older. */
const lifetime = 5000;
// How long the pointer must stay on a link, in milliseconds. A pointer that only passes over the link leaves
// it sooner.
const hoverTime = 80;

interface Prefetched {
  address: string;
  requestedAt: number;
  controller: AbortController;
  /**
   * Resolves with `undefined` if the response is a redirect or an error. The navigation then requests the URL
   * itself.
   */
  data: Promise<RouteResults | undefined>;
}

// The data of only one page is stored at a time, in memory.
let latestPrefetch: Prefetched | undefined;
let planned: { address: string; timer: ReturnType<typeof setTimeout> } | undefined;

clientMiddleware.push(async ({ request }, next) => (await takePrefetched(request)) ?? next());

/**
 * Prefetches the data of a screen when a user is about to follow a link to it: the pointer or the focus stays
 * on it, or a finger touches it. `type` is the event's type.
 */
export function prefetchOnIntent(link: HTMLAnchorElement, type: Event["type"]): void {
  const address = addressOf(link.href);
  // Opening a notification marks it as read. Only the click may do that, not a prefetch.
  if (new URL(address).searchParams.has("view_id")) return cancelPlan();
  if (address === addressOf(location.href) || address === planned?.address || hasFreshData(address)) return;
  cancelPlan();
  if (type === "touchstart") return prefetchData(address, link);
  planned = { address, timer: setTimeout(() => prefetchData(address, link), hoverTime) };
  for (const end of ["pointerleave", "pointerdown", "blur"])
    link.addEventListener(end, cancelPlan, { once: true });
}

function cancelPlan(): void {
  clearTimeout(planned?.timer);
  planned = undefined;
}

function prefetchData(address: string, link: HTMLAnchorElement): void {
  planned = undefined;
  discard();
  const controller = new AbortController();
  latestPrefetch = {
    address,
    requestedAt: Date.now(),
    controller,
    data: fetchData(address, controller.signal),
  };
  // The touch is canceled when the finger scrolls the page.
  link.addEventListener("pointercancel", discard, { once: true });
}

/**
 * Returns the prefetched data for a request and clears it. Submitting a form or reloading the current page
 * may change what other pages show, so it discards the data.
 */
export function takePrefetched(request: Request): Promise<RouteResults | undefined> | undefined {
  cancelPlan();
  const address = addressOf(request.url);
  if (request.method !== "GET" || address === addressOf(location.href)) discard();
  if (!hasFreshData(address)) return undefined;
  const data = latestPrefetch?.data;
  latestPrefetch = undefined;
  return data;
}

function hasFreshData(address: string): boolean {
  return latestPrefetch?.address === address && Date.now() - latestPrefetch.requestedAt <= lifetime;
}

function discard(): void {
  latestPrefetch?.controller.abort();
  latestPrefetch = undefined;
}

function addressOf(href: string): string {
  const { origin, pathname, search } = new URL(href);
  return origin + pathname + search;
}

// Fetches and decodes the data in the same way as the framework's client.
async function fetchData(address: string, signal: AbortSignal): Promise<RouteResults | undefined> {
  try {
    const { origin, pathname, search } = new URL(address);
    const response = await fetch(`${origin}${pathname}.data${search}`, {
      headers: { Purpose: "prefetch" },
      signal,
    });
    if (response.status !== 200 || !response.body) return undefined;
    const { value } = await decode(response.body, window);
    if (typeof value !== "object" || value === null || redirect in value) return undefined;
    const routes = Object.entries(value as Record<string, { data?: unknown; error?: unknown }>);
    if (routes.some(([, result]) => "error" in result)) return undefined;
    return Object.fromEntries(routes.map(([id, { data: result }]) => [id, { type: "data", result }]));
  } catch {
    return undefined;
  }
}
