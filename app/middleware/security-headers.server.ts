import { randomBytes } from "node:crypto";
import { createContext } from "react-router";
import { type Environment, environment } from "~/server/environment.server";
import { getAuth } from "~/session/auth-state.server";
import type { MiddlewareArgs, Next } from "./middleware-types";

/** The nonce for scripts and style elements of this response; empty if nothing is rendered. */
export const nonceContext = createContext("");

/**
 * Sets the content security policy and other security headers, and disables caching of pages for logged-in
 * users.
 */
export async function securityHeaders({ request, context }: MiddlewareArgs, next: Next): Promise<Response> {
  const nonce = randomBytes(16).toString("base64");
  context.set(nonceContext, nonce);
  const env = environment();
  const response = await next();
  const isSecure = env.PUBLIC_ORIGIN[0]?.startsWith("https:") ?? false;
  const { headers } = response;
  // Uploaded files have a stricter policy, which isn't replaced.
  if (!headers.has("Content-Security-Policy"))
    headers.set("Content-Security-Policy", policy(nonce, env.PROVIDER_PUBLIC_ORIGIN, isSecure));
  headers.set("Referrer-Policy", "same-origin");
  headers.set("X-Content-Type-Options", "nosniff");
  if (mayHaveForeignOpener(request)) headers.set("Cross-Origin-Opener-Policy", "same-origin");
  headers.set("Permissions-Policy", "camera=(), geolocation=(), microphone=(), payment=(), usb=()");
  if (isSecure) headers.set("Strict-Transport-Security", "max-age=31536000");
  // After a logout, the browser's Back button must not show pages of the account. A page with a nonce must
  // not be stored in a shared cache, either.
  if (getAuth(context).state !== "signed-out") headers.set("Cache-Control", "no-store");
  else if (!headers.has("Cache-Control")) headers.set("Cache-Control", "private, no-cache");
  return response;
}

/**
 * Returns whether a page of another site may have opened this window and still has a reference to it.
 * Removing the reference makes the browser switch processes, which isn't necessary for a typed URL
 * (docs/decisions/0015).
 */
function mayHaveForeignOpener(request: Request): boolean {
  return !["none", "same-origin"].includes(request.headers.get("Sec-Fetch-Site") ?? "");
}

/**
 * Returns the content security policy of a response. `provider` is the provider's public origin, which is
 * used for the socket and avatars.
 */
export function policy(
  nonce: string,
  provider: Environment["PROVIDER_PUBLIC_ORIGIN"],
  isSecure: boolean,
): string {
  const socket = provider.replace(/^http/, "ws");
  // The development server injects styles and opens a socket.
  const development = import.meta.env.DEV;
  const directives = [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}'`,
    `style-src 'self' ${development ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
    // Style attributes contain widths and colors computed by the server. They can't execute code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: ${provider}`,
    `connect-src 'self' ${provider} ${socket}${development ? " ws:" : ""}`,
    "font-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ];
  if (isSecure) directives.push("upgrade-insecure-requests");
  return directives.join("; ");
}
