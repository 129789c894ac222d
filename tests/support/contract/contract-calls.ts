import type { Call } from "#contract/call.ts";

const modules = import.meta.glob<Record<string, unknown>>("../../../contract/*.ts", { eager: true });

function isCall(value: unknown): value is Call {
  return (
    typeof value === "object" && value !== null && "method" in value && "path" in value && "summary" in value
  );
}

/** The calls among the values of an object, also those in nested objects such as `settingsCalls`. */
function callsIn(value: unknown): Call[] {
  if (isCall(value)) return [value];
  const isPlain =
    typeof value === "object" && value !== null && Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? Object.values(value).flatMap(callsIn) : [];
}

/** Every call the contract declares, so that a new one is tested without being listed. */
export const allCalls: Call[] = Object.values(modules).flatMap((module) => callsIn({ ...module }));

/** `GET /v1/users/me`: a call's name in tests. */
export const nameOf = (call: Call) => `${call.method} ${call.path}`;

/** The only calls that need no token; a new one must be put here knowingly. */
export const openCalls = [
  "POST /auth/login",
  // The challenge it takes is told to who gave the right password.
  "POST /auth/login/second-step",
  // Challenges name nobody and are kept nowhere; what answers them is a signature.
  "POST /auth/passkey/options",
  "POST /auth/passkey",
  "POST /auth/login/second-step/passkey/options",
  "POST /auth/login/second-step/passkey",
  // The way to a service names nobody; what comes back is checked with the service.
  "POST /auth/login/service/begin",
  "POST /auth/login/service",
  "POST /auth/register",
  "POST /auth/refresh-token",
  "POST /auth/logout",
  // For who is locked out: it mails, and what the mail holds makes a browser known, nothing more.
  "POST /auth/device-links",
  "POST /auth/device-links/use",
  "POST /auth/forgot-password",
  "POST /auth/reset-password",
  // Its reader may be signed in elsewhere: what it proves stands in the mail's link.
  "POST /auth/verify-email",
  "POST /auth/undo-email",
  "POST /auth/not-me",
  "GET /v1/stores",
  "GET /v1/reviews",
  "GET /v1/reviews/newest",
  "GET /v1/coupons",
  "GET /v1/stores/trending",
  "GET /v1/stores/{slug}/rating",
  "GET /v1/stores/{slug}",
  "GET /v1/shop/products",
  "GET /v1/shop/categories",
  "GET /v1/shop/products/{slug}",
  // Prices a basket and writes nothing.
  "POST /v1/shop/basket",
  "GET /v1/contact-details",
  "GET /v1/help/articles",
  "GET /v1/help/articles/{slug}",
  "GET /v1/help/answers",
  "GET /v1/help/search",
  // Bounded by browser and address.
  "POST /v1/help/articles/{slug}/vote",
  // Bounded by address; it writes, and answers nothing.
  "POST /v1/contact",
  // What stands in the address is signed, and opens nothing else.
  "GET /v1/mails/subscriptions/{token}",
  "POST /v1/mails/subscriptions/{token}/end",
];
