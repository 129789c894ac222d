import { createHostCookie } from "./host-cookie.server";
import { newSessionId, parseSessionId } from "./session-id.server";

export interface DeviceCookie {
  /** The browser's id of 256 random bits, or nothing when it has none that could be ours. */
  read: (header: string | null) => Promise<string | undefined>;
  /** A `Set-Cookie` value that carries the id for a year from now. */
  give: (id: string) => Promise<string>;
}

const year = 365 * 24 * 60 * 60;

/**
 * The cookie by which an account knows a browser it was signed in with. It is no login: it only keeps strangers'
 * guesses from locking out its owner.
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

/** The id of a browser that has none yet. */
export function newDevice(): string {
  return newSessionId().raw;
}
