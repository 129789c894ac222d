import { createHostCookie } from "./host-cookie.server";
import { parseSessionId, type SessionId } from "./session-id.server";
import { sessionLifetime } from "./token-records.server";

export interface SessionCookie {
  read: (header: string | null) => Promise<SessionId | undefined>;
  /** Returns a `Set-Cookie` value with the id. */
  set: (id: SessionId) => Promise<string>;
  /** Returns a `Set-Cookie` value that deletes the cookie. */
  clear: () => Promise<string>;
}

/** Creates the session cookie, which contains only a random id. */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const cookie = createHostCookie("cashlane", isSecure);
  return {
    async read(header) {
      const value = await cookie.read(header);
      return value === undefined ? undefined : parseSessionId(value);
    },
    set: (id) => cookie.set(id.raw, sessionLifetime),
    clear: cookie.clear,
  };
}
