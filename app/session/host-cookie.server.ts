import { createCookie } from "react-router";

/**
 * A cookie for this host alone that no script reads. On https the `__Host-` prefix keeps sibling subdomains from
 * planting one.
 */
export function createHostCookie(name: string, isSecure: boolean) {
  const cookie = createCookie(isSecure ? `__Host-${name}` : name, {
    httpOnly: true,
    sameSite: "lax",
    secure: isSecure,
    path: "/",
  });
  return {
    /** What the header carries; nothing where it carries none, or a broken one. */
    async read(header: string | null): Promise<string | undefined> {
      const value: unknown = await cookie.parse(header).catch(() => null);
      return typeof value === "string" ? value : undefined;
    },
    /** A `Set-Cookie` value; `maxAge` in seconds. */
    give: (value: string, maxAge: number): Promise<string> => cookie.serialize(value, { maxAge }),
    /** A `Set-Cookie` value that removes it. */
    clear: (): Promise<string> => cookie.serialize("", { maxAge: 0, expires: new Date(0) }),
  };
}
