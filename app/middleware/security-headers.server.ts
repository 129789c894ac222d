import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import { type Environment, environment } from "~/server/environment.server";
import { getAuth } from "~/session/auth-state.server";
import type { MiddlewareArgs, Next } from "./middleware-types";
import { styleHashes } from "./style-hashes.server";

/** The nonce of this answer's scripts and style elements; empty where nothing of ours renders. */
export const nonceContext = createContext("");

/** Content security policy, the usual refusals, and no storing of what signed-in people see. */
export async function securityHeaders({ request, context }: MiddlewareArgs, next: Next): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  context.set(nonceContext, nonce);
  const env = environment();
  const response = await next();
  const isSecure = env.PUBLIC_ORIGIN[0]?.startsWith("https:") ?? false;
  const { headers } = response;
  // A file from outside brings a stricter one of its own.
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", policy(nonce, env.PROVIDER_PUBLIC_ORIGIN, isSecure));
  headers.set("Referrer-Policy", "same-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  if (mayHaveForeignOpener(request)) headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000");
  // Back after logout must show nothing; a page with a nonce is nothing to share either.
  if (getAuth(context).state !== "signed-out") headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return response;
}

/**
 * Whether a page of another site may have opened this window and still hold it. Cutting it loose makes the
 * browser begin anew in another process, which a typed address need not wait for
 * (docs/decisions/0015).
 */
function mayHaveForeignOpener(request: Request): boolean {
  return !["none", "same-origin"].includes(request.headers.get("Sec-Fetch-Site") ?? "");
}

/** The policy for one answer. `provider` is the origin browsers reach the provider at, for socket and avatars. */
export function policy(
  nonce: string,
  provider: Environment["PROVIDER_PUBLIC_ORIGIN"],
  isSecure: boolean,
): string {
  const socket = provider.replace(/^http/, "ws");
  // The development server injects styles and a socket of its own.
  const development = import.meta.env.DEV;
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    development ? "style-src 'self' 'unsafe-inline'" : `style-src 'self' 'nonce-${nonce}' ${styleHashes}`,
    // Style attributes carry widths and colours computed on the server; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${provider}`,
    `connect-src 'self' ${provider} ${socket}${development ? " ws:" : ""}`,
    "font-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (isSecure) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
