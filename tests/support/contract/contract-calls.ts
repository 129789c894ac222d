import type { Call } from "#contract/calls/call.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../../contract/**/*.ts", { eager: true });

function isCall(value: unknown): value is Call {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "summary" in value
  );
}

/** Returns the calls among an object's values, also in nested objects such as `settingsCalls`. */
function callsIn(value: unknown): Call[] {
  if (isCall(value)) return [value];
  const isPlain =
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(callsIn) : [];
}

/** Every call the contract declares, so that a new one is tested without being listed. */
export const allCalls: Call[] = Object.values(modules).flatMap((module) => callsIn({ ...module }));

/** Returns a call's name in tests, such as `GET /v1/users/me`. */
export const nameOf = (call: Call) => `${call.method} ${call.path}`;

/** The only calls that need no token. A new one must be added here on purpose. */
export const openCalls = [
  "POST /auth/login",
  // Only users who entered the correct password receive the challenge it requires.
  "POST /auth/login/second-step",
  // Challenges name no account and aren't stored. They are answered with a signature.
  "POST /auth/passkey/options",
  "POST /auth/passkey",
  "POST /auth/login/second-step/passkey/options",
  "POST /auth/login/second-step/passkey",
  // The redirect to the service names no account, and the response is verified with the service.
  "POST /auth/login/service/begin",
  "POST /auth/login/service",
  "POST /auth/register",
  "POST /auth/refresh-token",
  "POST /auth/logout",
  // For users who are locked out. It sends a mail whose link makes a browser known and nothing more.
  "POST /auth/device-links",
  // Mails a link to an unconfirmed address. Rate-limited by address and account.
  "POST /auth/verification-links",
  "POST /auth/device-links/use",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  // The reader may be signed in elsewhere. The token in the mail's link is sufficient.
  "POST /auth/verify-email",
  "POST /auth/undo-email",
  "POST /auth/not-me",
  "GET /v1/stores",
  "GET /v1/reviews",
  "GET /v1/coupons",
  "GET /v1/new-coupons",
  "GET /v1/stores/trending",
  "GET /v1/store-slugs",
  "GET /v1/store-counts",
  "GET /v1/stores/{slug}/rating",
  "GET /v1/stores/{slug}",
  "GET /v1/welcome",
  // Whoever has a link's address may see where it leads and follow it. Rate-limited by address and link.
  "GET /v1/shared-links/{code}",
  "POST /v1/shared-links/{code}/clicks",
  // The same file for everyone, and a single-use code of which only the extension has the verifier.
  "GET /v1/extension/stores",
  "POST /v1/extension/tokens",
  "GET /v1/shop/products",
  "GET /v1/shop/categories",
  "GET /v1/shop/products/{slug}",
  // Prices a basket and writes nothing.
  "POST /v1/shop/basket",
  "GET /v1/contact-details",
  // Names no member and no network.
  "GET /v1/service-status",
  // The same for everyone; pages need it before anyone is signed in.
  "GET /v1/operation-mode",
  "GET /v1/help/articles",
  "GET /v1/help/articles/{slug}",
  "GET /v1/help/answers",
  "GET /v1/help/search",
  // Rate-limited by browser and address.
  "POST /v1/help/articles/{slug}/vote",
  // Rate-limited by address. It writes, but returns nothing.
  "POST /v1/contact",
  // The address contains a signed token that grants nothing else.
  "GET /v1/mails/subscriptions/{token}",
  "POST /v1/mails/subscriptions/{token}/end",
];
