import { createHostCookie } from "./host-cookie.server";
import { newSessionId, parseSessionId } from "./session-id.server";

export interface DeviceCookie {
  /** Returns the browser's id of 256 random bits; `undefined` if it is missing or invalid. */
  read: (header: string | null) => Promise<string | undefined>;
  /** Returns a `Set-Cookie` value that stores the id for a year. */
  set: (id: string) => Promise<string>;
}

const year = 365 * 24 * 60 * 60;

/**
 * Creates the cookie with which an account recognizes a browser that its owner has used. It doesn't log
 * anyone in. It ensures that the owner isn't locked out when other people enter wrong passwords in other
 * browsers.
 */
export function createDeviceCookie(isSecure: boolean): DeviceCookie {
  const cookie = createHostCookie("cashlane-device", isSecure);
  return {
    async read(header) {
      const value = await cookie.read(header);
      return value === undefined ? undefined : parseSessionId(value)?.raw;
    },
    set: (id) => cookie.set(id, year),
  };
}

/** Returns a new id for a browser. */
export function newDevice(): string {
  return newSessionId().raw;
}
