import { createHostCookie } from "./host-cookie.server";
import { newSessionId, parseSessionId } from "./session-id.server";

export interface DeviceCookie {
  /** Returns the browser's id of 256 random bits, or `undefined` if it has none or an invalid one. */
  read: (header: string | null) => Promise<string | undefined>;
  /** Returns a `Set-Cookie` value that stores the id for a year. */
  give: (id: string) => Promise<string>;
}

const year = 365 * 24 * 60 * 60;

/**
 * Creates the cookie by which an account recognizes a browser it was used in. It doesn't log in; it prevents
 * wrong guesses from other browsers from locking out the owner.
 */
export function createDeviceCookie(isSecure: boolean): DeviceCookie {
  const cookie = createHostCookie("cashlane-device", isSecure);
  return {
    async read(header) {
      const value = await cookie.read(header);
      return value === undefined ? undefined : parseSessionId(value)?.raw;
    },
    give: (id) => cookie.give(id, year),
  };
}

/** Returns an id for a new browser. */
export function newDevice(): string {
  return newSessionId().raw;
}
