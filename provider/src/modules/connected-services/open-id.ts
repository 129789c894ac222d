import {
  allowInsecureRequests,
  AuthorizationResponseError,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  clockTolerance,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  randomNonce,
  randomPKCECodeVerifier,
  randomState,
} from "openid-client";
import type { FastifyBaseLogger } from "fastify";
import type { Environment, OpenIdClient } from "../../environment.ts";
import { Problem } from "../../problem.ts";
import { createBoundedFetch } from "./bounded-fetch.ts";
import type { Flow } from "./flow.ts";
import { reasonOf } from "./reason.ts";
import type { OutsideIdentity } from "./repository.ts";

/** Seconds one request to a service may take; a log-in makes three at most. */
const timeout = 4;
/** Milliseconds what a service says of itself is believed. */
const knownFor = 60 * 60 * 1000;
/** Seconds its clock may be apart from ours. */
const tolerance = 30;
/** A subject is 255 characters at most by the standard. */
const longestSubject = 255;

/** Asks outside services who somebody is, by OpenID Connect. */
export interface OpenId {
  services: Pick<OpenIdClient, "key" | "name">[];
  /**
   * The way to a service and what has to come back with its answer.
   * @throws Problem 404 `service_not_offered`, 422 `service_silent`
   */
  begin: (service: string) => Promise<{ url: string; flow: Flow }>;
  /**
   * Whom a service's answer names: the query it sent the browser back with is exchanged for a signed token, whose
   * issuer, audience, age, nonce and signature are checked.
   * @throws Problem as `begin` does, 422 `service_denied`, `service_refused`
   */
  identify: (flow: Flow, answer: string) => Promise<OutsideIdentity>;
}

type Parts = Pick<Environment, "OPENID_PROVIDERS" | "PUBLIC_ORIGIN"> & { log: FastifyBaseLogger };

/** The services an operator has set up; nothing is asked of them before somebody wants to go there. */
export function createOpenId({ OPENID_PROVIDERS: clients, PUBLIC_ORIGIN: origins, log }: Parts): OpenId {
  const known = new Map<string, { since: number; configuration: Promise<Configuration> }>();

  function configurationOf(client: OpenIdClient): Promise<Configuration> {
    const found = known.get(client.key);
    if (found && Date.now() - found.since < knownFor) return found.configuration;
    const configuration = configure(client);
    const entry = { since: Date.now(), configuration };
    known.set(client.key, entry);
    configuration.catch(() => {
      if (known.get(client.key) === entry) known.delete(client.key);
    });
    return configuration;
  }

  async function reach(service: string) {
    const client = clients.find(({ key }) => key === service);
    if (!client) throw new Problem(404, "service_not_offered");
    const details = { name: client.name };
    try {
      return { client, configuration: await configurationOf(client) };
    } catch (error) {
      log.warn({ reason: reasonOf(error), service }, "a service does not say how it is asked");
      throw new Problem(422, "service_silent", { details });
    }
  }

  // One for each service: an answer of one cannot be taken for another's.
  const returnAddress = (service: string) => `${origins[0]!}/connections/${service}`;

  return {
    services: clients.map(({ key, name }) => ({ key, name })),
    async begin(service) {
      const { client, configuration } = await reach(service);
      const flow = {
        service,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const code_challenge = await calculatePKCECodeChallenge(flow.verifier);
      const parameters = {
        redirect_uri: returnAddress(service),
        // Who somebody is, and nothing else about them.
        scope: "openid",
        state: flow.state,
        nonce: flow.nonce,
        code_challenge,
        code_challenge_method: "S256",
      };
      try {
        return { url: buildAuthorizationUrl(configuration, parameters).href, flow };
      } catch (error) {
        // It names no page to log in on, or one without TLS.
        log.warn({ reason: reasonOf(error), service }, "a service does not say where people log in");
        throw new Problem(422, "service_silent", { details: { name: client.name } });
      }
    },
    async identify({ service, state, nonce, verifier }, answer) {
      const { client, configuration } = await reach(service);
      const address = new URL(returnAddress(service));
      address.search = answer;
      try {
        const tokens = await authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        // The token's own issuer: some services describe themselves with a pattern for many.
        const { iss: issuer = "", sub: subject = "" } = tokens.claims() ?? {};
        if (subject === "" || subject.length > longestSubject) throw new Error("the subject is no subject");
        return { service, issuer, subject };
      } catch (error) {
        const key = keyOf(error);
        const reason = reasonOf(error);
        log[key === "service_denied" ? "info" : "warn"]({ reason, service }, "a service named nobody");
        throw new Problem(422, key, { details: { name: client.name } });
      }
    },
  };
}

async function configure({
  issuer,
  clientId,
  clientSecret,
  allowPrivate,
}: OpenIdClient): Promise<Configuration> {
  const isInsecure = issuer.startsWith("http:");
  // An issuer without TLS is on this machine; the configuration takes no other.
  const boundedFetch = createBoundedFetch({ allowPrivate: allowPrivate === true || isInsecure });
  const found = await discovery(new URL(issuer), clientId, undefined, undefined, {
    execute: isInsecure ? [allowInsecureRequests] : [],
    timeout,
    [customFetch]: boundedFetch,
  });
  const server = found.serverMetadata();
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const inBody = methods.includes("client_secret_post");
  const auth: ClientAuth = inBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
  const configuration = new Configuration(server, clientId, { [clockTolerance]: tolerance }, auth);
  if (isInsecure) allowInsecureRequests(configuration);
  configuration.timeout = timeout;
  configuration[customFetch] = boundedFetch;
  // The token comes over TLS from the service itself; its signature is checked nevertheless.
  enableNonRepudiationChecks(configuration);
  return configuration;
}

function keyOf(error: unknown): "service_denied" | "service_silent" | "service_refused" {
  if (error instanceof AuthorizationResponseError)
    return error.error === "access_denied" ? "service_denied" : "service_refused";
  return isSilence(error) ? "service_silent" : "service_refused";
}

/** Whether an error is about reaching the service, not about what it said. */
function isSilence(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (cause.name === "TimeoutError" || code === "OAUTH_TIMEOUT") return true;
    if (cause instanceof TypeError && cause.message === "fetch failed") return true;
  }
  return false;
}
