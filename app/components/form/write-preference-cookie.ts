const oneYear = 60 * 60 * 24 * 365;

/**
 * Stores a choice in the browser before the server responds: leaving or reloading the page aborts the
 * request, and the choice would be lost (docs/decisions/0011).
 * @param name of the cookie the server reads
 * @param value what the server would store, in ASCII; encoded as by `createCookie`
 */
export function writePreferenceCookie(name: string, value: unknown): void {
  const text = encodeURIComponent(btoa(JSON.stringify(value)));
  document.cookie = `${name}=${text}; Path=/; SameSite=Lax; Max-Age=${oneYear}`;
}
