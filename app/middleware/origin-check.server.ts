import { environment } from "~/server/environment.server";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { errorResponse } from "./error-response.server";

/**
 * Requires that every request that may change something, including those to resource routes, comes from the
 * dashboard's own pages: it must have a same-origin `Sec-Fetch-Site`, or else exactly the configured
 * `Origin`. Responds with 403 otherwise.
 */
export async function originCheck({ request }: MiddlewareArgs, next: Next): Promise<Response> {
  if (request.method === "GET" || request.method === "HEAD") return next();
  const own = environment().PUBLIC_ORIGIN;
  if (isFromOwnOrigin(request.headers, own.length > 0 ? own : [new URL(request.url).origin])) return next();
  const [main] = own;
  if (!main || !isFromOwnPage(request)) return errorResponse(request, 403, "foreignOrigin");
  return errorResponse(request, 403, "unlistedOrigin", { origin: main });
}

/**
 * Returns whether a page of the dashboard sent the request from an origin that isn't configured. Such a
 * request is still refused, because another domain may resolve to this server.
 */
function isFromOwnPage({ headers, url }: Request): boolean {
  const origin = headers.get("origin") ?? "";
  return URL.canParse(origin) && new URL(origin).host === new URL(url).host;
}

/**
 * Returns whether the headers prove that the dashboard's own page sent the request. Pages of other sites
 * can't forge these headers.
 */
export function isFromOwnOrigin(headers: Headers, ownOrigins: string[]): boolean {
  const site = headers.get("sec-fetch-site");
  if (site !== null && site !== "none") return site === "same-origin";
  const origin = headers.get("origin");
  return origin !== null && ownOrigins.includes(origin);
}
