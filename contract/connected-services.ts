import { z } from "zod";
import { tokenPair } from "./auth.ts";
import { defineCall } from "./call.ts";
import { instant } from "./identifiers.ts";
import { openIdKey as key } from "./openid-providers.ts";

/** An outside service and the member's connection to it; null where there is none. */
export const connectedService = z.object({
  key,
  name: z.string(),
  connectedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  /** False when the operator offers it no more: what is connected can still be disconnected. */
  isOffered: z.boolean(),
});
export type ConnectedService = z.infer<typeof connectedService>;

/**
 * The way to a service: `url` is where the browser goes, `flow` what has to come back with the answer within ten
 * minutes, once. It is sealed and of no use without the answer.
 */
const wayToService = z.object({ url: z.url(), flow: z.string() });

/** `answer` is the query the service sent the browser back with. */
const answered = z.object({ flow: z.string().min(1).max(2_000), answer: z.string().min(1).max(4_000) });

export const beginServiceLogin = defineCall("POST", "/auth/login/service/begin", {
  summary: "The way to an outside service to log in with; names no account",
  body: z.object({ service: key }),
  data: wayToService,
});
/** Opens the account it was connected with before, and no other; the second step is asked for as ever. */
export const logInWithService = defineCall("POST", "/auth/login/service", {
  summary: "Log in with what an outside service answered",
  body: answered,
  data: tokenPair,
});

export const listConnectedServices = defineCall("GET", "/v1/users/me/services", {
  summary: "The outside services I can log in with, and which of them I have connected",
  data: z.array(connectedService),
});
export const beginConnectingService = defineCall("POST", "/v1/users/me/services/begin", {
  stepUp: true,
  summary: "The way to an outside service to connect it with my account",
  body: z.object({ service: key }),
  data: wayToService,
});
/** Only from the log-in that began it. */
export const connectService = defineCall("POST", "/v1/users/me/services", {
  summary: "Connect an outside service with what it answered; it opens my account from then on",
  body: answered,
  data: connectedService,
  status: 201,
});
export const disconnectService = defineCall("DELETE", "/v1/users/me/services/{service}", {
  stepUp: true,
  summary: "Disconnect an outside service: it opens my account no more",
  params: z.object({ service: key }),
  data: z.null(),
});
