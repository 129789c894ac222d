import { hkdfSync } from "node:crypto";
import type { z } from "zod";
import { createHostCookie } from "./host-cookie.server";
import { seal, unsealJson } from "./sealed-text.server";

export interface SealedCookie<Value> {
  /** Returns the cookie's value, or `undefined` if it is missing, invalid or written by another version. */
  read: (header: string | null) => Promise<Value | undefined>;
  /** Returns a `Set-Cookie` value. */
  set: (value: Value) => Promise<string>;
  /** Returns a `Set-Cookie` value that deletes the cookie. */
  clear: () => Promise<string>;
}

interface SealedCookieOptions {
  isSecure: boolean;
  secret: string;
  /** Part of the key, so that the value of one cookie isn't valid in another. */
  purpose: string;
  /** The lifetime in seconds. */
  lifetime: number;
}

/** Creates an encrypted cookie for this host, whose value the browser can neither read nor change. */
export function createSealedCookie<S extends z.ZodType>(
  name: string,
  schema: S,
  { isSecure, secret, purpose, lifetime }: SealedCookieOptions,
): SealedCookie<z.output<S>> {
  const key = Buffer.from(hkdfSync("sha256", secret, "", `cashlane ${purpose}`, 32));
  const cookie = createHostCookie(name, isSecure);
  return {
    async read(header) {
      const sealed = await cookie.read(header);
      return sealed === undefined ? undefined : unsealJson(sealed, schema, key, purpose);
    },
    set: (value) => cookie.set(seal(JSON.stringify(value), key, purpose), lifetime),
    clear: cookie.clear,
  };
}
