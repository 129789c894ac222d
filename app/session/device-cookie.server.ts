import { createCookie } from "react-router";
import { newSessionId, parseSessionId } from "./session-id.server";

export interface DeviceCookie {
  /** The browser's id of 256 random bits, or nothing when it has none that could be ours. */
  read: (header: string | null) => Promise<string | undefined>;
  /** A `Set-Cookie` value that carries the id for a year from now. */
  give: (id: string) => Promise<string>;
}

const year = 365 * 24 * 60 * 60;

/**
 * The cookie by which an account knows a browser it was signed in with. It signs nobody in: it only keeps
 * strangers' guesses from holding its owner up. Named like the session's on https.
 */
export function createDeviceCookie(isSecure: boolean): DeviceCookie {
  const cookie = createCookie(isSecure ? "__Host-cashlane-device" : "cashlane-device", {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
    maxAge: year,
  });
  return {
    async read(header) {
      const value: unknown = await cookie.parse(header).catch(() => null);
      return typeof value === "string" ? parseSessionId(value)?.raw : undefined;
    },
    give: (id) => cookie.serialize(id),
  };
}

/** The id of a browser that has none yet. */
export function newDevice(): string {
  return newSessionId().raw;
}
