import { createCookie } from "react-router";
import { parseSessionId, type SessionId } from "./session-id.server";
import { sessionLifetime } from "./token-records.server";

export interface SessionCookie {
  read: (header: string | null) => Promise<SessionId | undefined>;
  /** A `Set-Cookie` value that carries the id. */
  give: (id: SessionId) => Promise<string>;
  /** A `Set-Cookie` value that removes it. */
  clear: () => Promise<string>;
}

/**
 * The session cookie: only a random id. On https the `__Host-` prefix keeps sibling subdomains from planting
 * one.
 */
export function createSessionCookie(isSecure: boolean): SessionCookie {
  const cookie = createCookie(isSecure ? "__Host-cashlane" : "cashlane", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
  });
  return {
    async read(header) {
      const value: unknown = await cookie.parse(header).catch(() => null);
      return typeof value === "string" ? parseSessionId(value) : undefined;
    },
    give: (id) => cookie.serialize(id.raw, { maxAge: sessionLifetime }),
    clear: () => cookie.serialize("", { maxAge: 0, expires: new Date(0) }),
  };
}
