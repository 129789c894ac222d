import { createCookie } from "react-router";

/**
 * Creates a cookie for this host that scripts can't read. Over HTTPS it has the prefix `__Host-`, so that
 * sibling subdomains can't set it.
 */
export function createHostCookie(name: string, isSecure: boolean) {
  const cookie = createCookie(isSecure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
  });
  return {
    /** Returns the cookie's value, or `undefined` if it is missing or invalid. */
    async read(header: string | null): Promise<string | undefined> {
      const value: unknown = await cookie.parse(header);
      return typeof value === "string" ? value : undefined;
    },
    /** Returns a `Set-Cookie` value; `maxAge` is in seconds. */
    set: (value: string, maxAge: number): Promise<string> => cookie.serialize(value, { maxAge }),
    /** Returns a `Set-Cookie` value that deletes the cookie. */
    clear: (): Promise<string> => cookie.serialize("", { maxAge: 0, expires: new Date(0) }),
  };
}
