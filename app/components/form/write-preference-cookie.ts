const oneYear = 60 * 60 * 24 * 365;

/**
 * Stores a choice in the browser before the server responds. Otherwise the choice would be lost if the user
 * left or reloaded the page, which aborts the request (docs/decisions/0011).
 * @param name the name of the cookie that the server reads
 * @param value the value that the server would store, in ASCII; it is encoded in the same way as by
 * `createCookie`
 */
export function writePreferenceCookie(name: string, value: unknown): void {
  document.cookie = `${encodePreference(name, value)}; Path=/; SameSite=Lax; Max-Age=${oneYear}`;
}

/**
 * Returns whether the browser has stored a value with `writePreferenceCookie`, or the server has stored it
 * with a cookie that scripts may read.
 */
export function isPreferenceStored(name: string, value: unknown): boolean {
  return document.cookie.split("; ").includes(encodePreference(name, value));
}

function encodePreference(name: string, value: unknown): string {
  return `${name}=${encodeURIComponent(btoa(JSON.stringify(value)))}`;
}
