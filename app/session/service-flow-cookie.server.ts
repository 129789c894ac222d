import { z } from "zod";
import { createSealedCookie, type SealedCookie } from "./sealed-cookie.server";

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
export type ServiceFlowCookie = SealedCookie<PendingFlow>;

/** Browsers ignore cookies above 4 KB. */
const maxSearchLength = 1_000;

/**
 * Creates the encrypted cookie that stores a login for ten minutes, while the user is at the external service.
 */
export function createServiceFlowCookie(isSecure: boolean, secret: string): ServiceFlowCookie {
  const options = { isSecure, secret, purpose: "service flow", lifetime: 10 * 60 };
  const cookie = createSealedCookie("cashlane-service", pendingFlow, options);
  return {
    ...cookie,
    set: ({ search, ...pending }) =>
      cookie.set({ ...pending, search: search.length > maxSearchLength ? "" : search }),
  };
}
