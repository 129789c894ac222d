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

/** Timeout in seconds of one request to a service. A login makes at most three. */
const timeout = 4;
/** Milliseconds for which a service's metadata is cached. */
const metadataLifetime = 60 * 60 * 1000;
/** Tolerated clock difference in seconds. */
const tolerance = 30;
/** The standard limits subjects to 255 characters. */
const maxSubjectLength = 255;

/** Identifies users at external services by OpenID Connect. */
export interface OpenId {
  services: Pick<OpenIdClient, "key" | "name">[];
  /**
   * Returns the URL of a service's login page and the flow that its answer must match.
   * @throws Problem 404 `service_not_offered`, 422 `service_silent`
   */
  begin: (service: string) => Promise<{ url: string; flow: Flow }>;
  /**
   * Returns the identity in a service's answer: exchanges the query of the redirect back to us for a signed
   * token, and verifies the token's issuer, audience, age, nonce and signature.
   * @throws Problem as `begin` does, 422 `service_denied`, `service_refused`
   */
  identify: (flow: Flow, callbackQuery: string) => Promise<OutsideIdentity>;
}

type Parts = Pick<Environment, "OPENID_PROVIDERS" | "PUBLIC_ORIGIN"> & { log: FastifyBaseLogger };

/**
 * Creates the client for the services that the operator configured. It sends requests to a service only when
 * a user logs in there.
 */
export function createOpenId({ OPENID_PROVIDERS: clients, PUBLIC_ORIGIN: origins, log }: Parts): OpenId {
  const cachedConfigurations = new Map<string, { since: number; configuration: Promise<Configuration> }>();

  function configurationOf(client: OpenIdClient): Promise<Configuration> {
    const cached = cachedConfigurations.get(client.key);
    if (cached && Date.now() - cached.since < metadataLifetime) return cached.configuration;
    const configuration = configure(client);
    const entry = { since: Date.now(), configuration };
    cachedConfigurations.set(client.key, entry);
    configuration.catch(() => {
      if (cachedConfigurations.get(client.key) === entry) cachedConfigurations.delete(client.key);
    });
    return configuration;
  }

  async function findClient(service: string) {
    const client = clients.find(({ key }) => key === service);
    if (!client) throw new Problem(404, "service_not_offered");
    const details = { name: client.name };
    try {
      return { client, configuration: await configurationOf(client) };
    } catch (error) {
      log.warn({ reason: reasonOf(error), service }, "a service has no usable configuration");
      throw new Problem(422, "service_silent", { details });
    }
  }

  // Each service has its own redirect URL, so that one service's answer can't be used for another.
  const returnAddress = (service: string) => `${origins[0]!}/connections/${service}`;

  return {
    services: clients.map(({ key, name }) => ({ key, name })),
    async begin(service) {
      const { client, configuration } = await findClient(service);
      const flow = {
        service,
        state: randomState(),
        nonce: randomNonce(),
        verifier: randomPKCECodeVerifier(),
      };
      const code_challenge = await calculatePKCECodeChallenge(flow.verifier);
      const parameters = {
        redirect_uri: returnAddress(service),
        // Requests the identity only, no profile data.
        scope: "openid",
        state: flow.state,
        nonce: flow.nonce,
        code_challenge,
        code_challenge_method: "S256",
      };
      try {
        return { url: buildAuthorizationUrl(configuration, parameters).href, flow };
      } catch (error) {
        // The metadata has no authorization endpoint, or one without TLS.
        log.warn({ reason: reasonOf(error), service }, "a service does not say where people log in");
        throw new Problem(422, "service_silent", { details: { name: client.name } });
      }
    },
    async identify({ service, state, nonce, verifier }, callbackQuery) {
      const { client, configuration } = await findClient(service);
      const address = new URL(returnAddress(service));
      address.search = callbackQuery;
      try {
        const tokens = await authorizationCodeGrant(configuration, address, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
        });
        // Reads the issuer from the token: in some services' metadata it is a pattern such as `{tenantid}`.
        const { iss: issuer = "", sub: subject = "" } = tokens.claims() ?? {};
        if (subject === "" || subject.length > maxSubjectLength) throw new Error("the subject is no subject");
        return { service, issuer, subject };
      } catch (error) {
        const key = keyOf(error);
        const reason = reasonOf(error);
        log[key === "service_denied" ? "info" : "warn"](
          { reason, service },
          "a service identified no account",
        );
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
  // An issuer without TLS runs on this machine: the environment's validation allows no other.
  const boundedFetch = createBoundedFetch({ allowPrivate: allowPrivate === true || isInsecure });
  const discovered = await discovery(new URL(issuer), clientId, undefined, undefined, {
    execute: isInsecure ? [allowInsecureRequests] : [],
    timeout,
    [customFetch]: boundedFetch,
  });
  const server = discovered.serverMetadata();
  const methods = server.token_endpoint_auth_methods_supported ?? ["client_secret_basic"];
  const inBody = methods.includes("client_secret_post");
  const auth: ClientAuth = inBody ? ClientSecretPost(clientSecret) : ClientSecretBasic(clientSecret);
  const configuration = new Configuration(server, clientId, { [clockTolerance]: tolerance }, auth);
  if (isInsecure) allowInsecureRequests(configuration);
  configuration.timeout = timeout;
  configuration[customFetch] = boundedFetch;
  // Verifies the token's signature, too, although the token is fetched from the service over TLS.
  enableNonRepudiationChecks(configuration);
  return configuration;
}

function keyOf(error: unknown): "service_denied" | "service_silent" | "service_refused" {
  if (error instanceof AuthorizationResponseError)
    return error.error === "access_denied" ? "service_denied" : "service_refused";
  return isUnreachable(error) ? "service_silent" : "service_refused";
}

/** Returns whether an error means that the service can't be reached, as opposed to an error it returned. */
function isUnreachable(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = "code" in cause ? String(cause.code) : "";
    if (cause.name === "TimeoutError" || code === "OAUTH_TIMEOUT") return true;
    if (cause instanceof TypeError && cause.message === "fetch failed") return true;
  }
  return false;
}
