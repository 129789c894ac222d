import { hkdfSync } from "node:crypto";
import { z } from "zod";
import { createHostCookie } from "./host-cookie.server";
import { seal, unseal } from "./sealed-text.server";

const pendingFlow = z.object({
  purpose: z.enum(["login", "connect"]),
  service: z.string(),
  /** The state that the provider needs in addition to the service's response. */
  flow: z.string(),
  /** The query string of the login page, which contains the return path. */
  search: z.string(),
});
/** A login at an external service that isn't completed yet. */
export type PendingFlow = z.infer<typeof pendingFlow>;

export interface ServiceFlowCookie {
  /** Returns the login that isn't completed yet, or `undefined`. */
  read: (header: string | null) => Promise<PendingFlow | undefined>;
  /** Returns a `Set-Cookie` value that stores a login for ten minutes. */
  set: (pending: PendingFlow) => Promise<string>;
  /** Returns a `Set-Cookie` value that deletes the cookie. */
  clear: () => Promise<string>;
}

const lifetime = 10 * 60;
const context = "service flow";
/** Browsers ignore cookies above 4 KB. */
const maxSearchLength = 1_000;

/** Creates the encrypted cookie that stores a login while the user is at the external service. */
export function createServiceFlowCookie(isSecure: boolean, secret: string): ServiceFlowCookie {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "cashlane service flow", 32));
  const cookie = createHostCookie("cashlane-service", isSecure);
  return {
    async read(header) {
      const value = await cookie.read(header);
      const text = value === undefined ? undefined : unseal(value, key, context);
      return text === undefined ? undefined : pendingFlow.parse(JSON.parse(text));
    },
    set({ search, ...pending }) {
      const flow: PendingFlow = { ...pending, search: search.length > maxSearchLength ? "" : search };
      return cookie.set(seal(JSON.stringify(flow), key, context), lifetime);
    },
    clear: cookie.clear,
  };
}
