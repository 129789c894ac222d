import { z } from "zod";
import { tokenPair } from "./auth.ts";
import { defineCall } from "../calls/call.ts";
import { instant } from "../text/identifiers.ts";
import { openIdKey as key } from "./openid-providers.ts";

/** An external service and the member's connection to it. `connectedAt` is `null` if it isn't connected. */
export const connectedService = z.object({
  key,
  name: z.string(),
  connectedAt: instant.nullable(),
  lastUsedAt: instant.nullable(),
  /** `false` if the operator no longer offers the service. Members can still disconnect it. */
  isOffered: z.boolean(),
});
export type ConnectedService = z.infer<typeof connectedService>;

/**
 * The start of a login or connection with a service. `url` is the address to open in the browser. `flow` is
 * sealed state, which must be sent back once, within ten minutes, together with the service's answer. It is
 * useless without the answer.
 */
const serviceRedirect = z.object({ url: z.url(), flow: z.string() });

/** `answer` is the query of the service's redirect. */
const serviceCallback = z.object({
  flow: z.string().min(1).max(2_000),
  answer: z.string().min(1).max(4_000),
});

export const beginServiceLogin = defineCall("POST", "/auth/login/service/begin", {
  summary: "Start a login with an external service; returns the URL to open",
  body: z.object({ service: key }),
  data: serviceRedirect,
});
/** Logs in to the account that the service is connected to. Two-step verification is still required. */
export const logInWithService = defineCall("POST", "/auth/login/service", {
  summary: "Log in with the response of an external service",
  body: serviceCallback,
  data: tokenPair,
});

export const listConnectedServices = defineCall("GET", "/v1/users/me/services", {
  summary: "List the external services for logging in, and which ones I have connected",
  data: z.array(connectedService),
});
export const beginConnectingService = defineCall("POST", "/v1/users/me/services/begin", {
  stepUp: true,
  summary: "Start connecting an external service to my account; returns the URL to open",
  body: z.object({ service: key }),
  data: serviceRedirect,
});
/** Only accepted from the session that started the flow. */
export const connectService = defineCall("POST", "/v1/users/me/services", {
  summary: "Connect an external service with its response; I can log in with it from then on",
  body: serviceCallback,
  data: connectedService,
  status: 201,
});
export const disconnectService = defineCall("DELETE", "/v1/users/me/services/{service}", {
  stepUp: true,
  summary: "Disconnect an external service; I can no longer log in with it",
  params: z.object({ service: key }),
  data: z.null(),
});
