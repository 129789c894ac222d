import { environment } from "~/server/environment.server";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { refusalPage } from "./refusal-page.server";

/**
 * Every request that may change something must come from our own pages, resource routes included: same-origin
 * `Sec-Fetch-Site`, else exactly our `Origin`, else 403.
 */
export async function originCheck({ request }: MiddlewareArgs, next: Next): Promise<Response> {
  if (request.method === "GET" || request.method === "HEAD") return next();
  const own = environment().PUBLIC_ORIGIN;
  if (isOwn(request.headers, own.length > 0 ? own : [new URL(request.url).origin])) return next();
  const [main] = own;
  if (!main || !isSentFromItself(request)) return refusalPage(request, 403, "foreignOrigin");
  return refusalPage(request, 403, "unlistedOrigin", { origin: main });
}

/**
 * Whether a page of the dashboard sent the request, under an address that isn't configured. Never enough to let it
 * pass: a foreign name may lead to our address.
 */
function isSentFromItself({ headers, url }: Request): boolean {
  const origin = headers.get("origin") ?? "";
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/** Whether the headers, which a foreign page cannot forge, say that one of our pages sent the request. */
export function isOwn(headers: Headers, ownOrigins: string[]): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "none") return site === "same-origin";
  const origin = headers.get("origin");
  return origin !== null && ownOrigins.includes(origin);
}
