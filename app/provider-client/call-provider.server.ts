import type { Call, CallInput } from "#contract/calls/call.ts";
import type { Language } from "~/i18n/languages";
import { log } from "~/server/log.server";
import { type CallResult, parseResponse } from "./call-response.server";
import { buildRequest, CallInputError, type CallRequest } from "./call-request";
import { catalogueText } from "./catalogue-text.server";
import { ProviderError } from "./provider-error";
import type { ResilientTransport } from "./resilient-transport.server";
import { type ProviderResponse, TransportError } from "./transport.server";

/** Provides the bearer token. Implemented by the request's session. */
export interface TokenSource {
  /** Whether a logout of the session is in progress. */
  readonly isLoggingOut: boolean;
  /**
   * Returns a token that isn't known to have expired; `null` without a session.
   * @throws ProviderError if a required refresh fails
   */
  accessToken: () => Promise<string | null>;
  /**
   * Replaces a token that the provider refused. At most one refresh per session runs at a time.
   * @throws ProviderError
   */
  renew: (rejectedToken: string) => Promise<string>;
  /** Ends the session, because the provider refused a token that it had just issued. */
  endRejected: () => Promise<void>;
}

/** The user whose request causes the calls. */
export interface Visitor {
  language: Language;
  requestId: string;
  clientAddress: string | undefined;
  /** The time zone of the days in queries and responses. */
  timeZone?: string | undefined;
  /** The browser's `User-Agent`. */
  userAgent?: string | undefined;
}

/** Facts that make some calls of a page unnecessary. Undefined if unknown. */
export interface CallHints {
  /** The paths of the lists for which the user has saved views. */
  savedViewLists?: readonly string[] | undefined;
  /** When the user last went to a store, in ISO 8601; `null` if never. */
  lastClickAt?: string | null | undefined;
}

/** The context of a call. */
export interface CallScope {
  transport: ResilientTransport;
  internalKey: string | undefined;
  visitor: Visitor;
  /** Taken from the profile; undefined before it is loaded. */
  hints?: CallHints;
  tokens: TokenSource;
  /** Returns how many milliseconds reads may still take before the page has to be complete. */
  timeLeft: () => number;
  /** Multiplies the time limits of calls. The default is 1. */
  waitFactor?: number;
  /** If set, every call of this request fails with this error. Set by a guard or after a failed profile request. */
  callError?: ProviderError | undefined;
  /** Called when a response has status 401 or 403, before the caller gets it. */
  onAuthFailure?: (() => Promise<void>) | undefined;
  /** Returns the password that was entered again in this request's form. */
  passwordConfirmation?: () => string | undefined;
}

/** The token source of calls without a session. */
export const noTokens: TokenSource = {
  isLoggingOut: false,
  accessToken: async () => null,
  renew: async () => "",
  endRejected: async () => {},
};

const maxCallMilliseconds = 3000;

export interface CallOptions {
  /** Allows a POST to be repeated. 16–128 characters. */
  idempotencyKey?: string;
  /** Aborts the call, for example together with the visitor's request. */
  signal?: AbortSignal;
  /** The id of the user's browser, by which logins recognize the browser. */
  device?: string;
  /** The time limit of a change in milliseconds. Uploads need more time than forms. */
  deadline?: number;
}

/**
 * Makes a call of the contract with the bearer token and parses the response. On 401, refreshes the token and
 * retries once, except for the login.
 * @throws ProviderError, always with a text for the user
 */
export async function callProvider<C extends Call>(
  scope: CallScope,
  call: C,
  input: CallInput<C> = {},
  options: CallOptions = {},
): Promise<CallResult<C>> {
  const response = await sendAsVisitor(scope, call, () => {
    const request = requestOf(scope, call, input);
    return (token) => exchange(scope, call, request, token, options);
  });
  return parseResponse(call, response, scope.visitor.language);
}

/**
 * Sends a request with the user's token. If it is refused, sends it again with a new token; if that is also
 * refused, ends the session. `prepare` runs before the token is needed, so that an invalid request causes no
 * refresh.
 * @throws ProviderError if there is no session or it has ended
 */
export async function sendAsVisitor<A extends { status: number }>(
  scope: CallScope,
  call: Call,
  prepare: () => (token: string | null) => Promise<A>,
): Promise<A> {
  const { tokens, callError, visitor } = scope;
  const { language } = visitor;
  const isLogin = call.method === "POST" && call.path.includes("/auth/login");
  if (tokens.isLoggingOut && !isLogin) throw signedOut(language, "loggingOut");
  if (callError && !isLogin) throw callError;
  const sendWith = prepare();
  const token = isLogin ? null : await tokens.accessToken();
  const response = await sendWith(token);
  const isTokenRejected = response.status === 401 && token !== null;
  const finalResponse = isTokenRejected ? await sendWith(await tokens.renew(token)) : response;
  if (finalResponse.status === 401 || finalResponse.status === 403) await scope.onAuthFailure?.();
  if (!isTokenRejected || finalResponse.status !== 401) return finalResponse;
  await tokens.endRejected();
  throw signedOut(language, "authenticationFailed");
}

/**
 * Builds the request of a call. Parameters and queries come from the visitor's URL, but a body that doesn't
 * match the contract is an error of the dashboard, because its form accepted the input. So only that is logged.
 * @throws ProviderError 400 if a part doesn't match the contract
 */
export function requestOf<C extends Call>(scope: CallScope, call: C, input: CallInput<C>): CallRequest {
  try {
    return buildRequest(call, input);
  } catch (error) {
    if (!(error instanceof CallInputError)) throw error;
    const { language, requestId } = scope.visitor;
    if (error.part === "body") log.error({ requestId }, error.message);
    const message = catalogueText(language, "badRequest");
    throw new ProviderError({
      status: 400,
      kind: "refused",
      key: "bad_request",
      message,
      requestId,
      cause: error,
    });
  }
}

async function exchange(
  scope: CallScope,
  call: Call,
  request: CallRequest,
  token: string | null,
  { idempotencyKey, signal, device, deadline = maxCallMilliseconds }: CallOptions,
): Promise<ProviderResponse> {
  const { waitFactor = 1 } = scope;
  try {
    return await scope.transport.send({
      ...request,
      headers: {
        ...headersOf(scope, token, idempotencyKey),
        ...(device && scope.internalKey
          ? { "x-internal-key": scope.internalKey, "x-client-device": device }
          : {}),
      },
      circuit: `${call.method} ${call.path}`,
      isRepeatable: call.method === "GET" || idempotencyKey !== undefined,
      // Reads are limited by the page's time limit; changes may take their full time.
      deadline:
        call.method === "GET"
          ? Math.min(maxCallMilliseconds * waitFactor, scope.timeLeft())
          : deadline * waitFactor,
      signal,
    });
  } catch (error) {
    if (!(error instanceof TransportError)) throw error;
    throw transportProblem(error.kind, scope.visitor.language, scope.visitor.requestId);
  }
}

export function headersOf(
  scope: CallScope,
  token: string | null,
  idempotencyKey: string | undefined,
): Record<string, string> {
  const { internalKey, visitor } = scope;
  const { clientAddress, userAgent, timeZone } = visitor;
  return {
    accept: "application/json",
    "content-type": "application/json",
    "accept-language": visitor.language,
    "x-request-id": visitor.requestId,
    ...(timeZone === undefined ? {} : { "x-time-zone": timeZone }),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(idempotencyKey === undefined ? {} : { "idempotency-key": idempotencyKey }),
    ...(internalKey && clientAddress
      ? { "x-internal-key": internalKey, "x-client-address": clientAddress }
      : {}),
    ...(internalKey && userAgent ? { "x-internal-key": internalKey, "x-client-agent": userAgent } : {}),
  };
}

/** Returns the error of a call without a usable response. Its status for the page is 503, 504 or 502. */
export function transportProblem(
  kind: TransportError["kind"],
  language: Language,
  requestId: string,
): ProviderError {
  const status = { unreachable: 503, timeout: 504, nonsense: 502 }[kind];
  const text = { unreachable: "unreachable", timeout: "timeout", nonsense: "invalidResponse" } as const;
  return new ProviderError({ status, kind, message: catalogueText(language, text[kind]), requestId });
}

/** Returns the error for a session that is ending (`loggingOut`) or has ended. */
export function signedOut(language: Language, text: "loggingOut" | "authenticationFailed"): ProviderError {
  return new ProviderError({
    status: 401,
    kind: "signed-out",
    key: "unauthenticated",
    message: catalogueText(language, text),
  });
}
