import type { Call, CallInput } from "#contract/call.ts";
import type { Language } from "~/i18n/languages";
import { type CallResult, readAnswer } from "./call-answer.server";
import { buildRequest, CallInputError, type CallRequest } from "./call-request";
import { catalogueText } from "./catalogue-text.server";
import { ProviderError } from "./provider-error";
import type { ResilientTransport } from "./resilient-transport.server";
import { type Answer, TransportError } from "./transport.server";

/** Where the bearer token comes from; implemented by the request's session. */
export interface TokenSource {
  /** The session is being logged out in this very second. */
  readonly isLeaving: boolean;
  /** A token not known to be expired, `null` without a session. @throws ProviderError when a needed refresh fails */
  accessToken: () => Promise<string | null>;
  /** The successor of a token the provider refused, at most one refresh per session at a time. @throws ProviderError */
  renew: (refused: string) => Promise<string>;
  /** Ends the session: the provider refuses even a token it has just issued. */
  endRefused: () => Promise<void>;
}

/** Whose request calls are made for. */
export interface Visitor {
  language: Language;
  requestId: string;
  clientAddress: string | undefined;
  /** The zone of the days they see and name. */
  timeZone?: string | undefined;
  /** What their browser calls itself. */
  userAgent?: string | undefined;
}

/** Everything a call needs to know besides itself. */
export interface CallScope {
  transport: ResilientTransport;
  internalKey: string | undefined;
  visitor: Visitor;
  tokens: TokenSource;
  /** Milliseconds that reading may still take before the visitor has waited long enough. */
  timeLeft: () => number;
  /** How many times longer than usual its calls may take; 1 unless told otherwise. */
  waitFactor?: number;
  /** Why this request may make no calls, once a guard or a failed profile fetch has decided so. */
  refusal?: ProviderError | undefined;
  /** Hears of an answer that the visitor may not (401, 403), before the caller does. */
  onRefusal?: (() => Promise<void>) | undefined;
  /** The password that was typed again into the form of this request. */
  passwordAgain?: () => string | undefined;
}

/** For calls that stand outside any session. */
export const noTokens: TokenSource = {
  isLeaving: false,
  accessToken: async () => null,
  renew: async () => "",
  endRefused: async () => {},
};

const longestCall = 3000;

export interface CallOptions {
  /** Makes a POST safe to send twice. 16–128 characters. */
  idempotencyKey?: string;
  /** Gives the call up, for example with the visitor's own request. */
  signal?: AbortSignal;
  /** The id of the visitor's browser, for a login to be known by. */
  device?: string;
  /** Milliseconds something that changes may take at most: a file needs longer than a form. */
  deadline?: number;
}

/**
 * Makes a call of the contract: bearer token, one refresh and one retry on 401 except for the login post,
 * parsed answer.
 * @throws ProviderError, always with a text for the visitor
 */
export async function callProvider<C extends Call>(
  scope: CallScope,
  call: C,
  input: CallInput<C> = {},
  options: CallOptions = {},
): Promise<CallResult<C>> {
  const answer = await askAsVisitor(scope, call, () => {
    const request = requestOf(scope, call, input);
    return (token) => exchange(scope, call, request, token, options);
  });
  return readAnswer(call, answer, scope.visitor.language);
}

/**
 * Asks with the visitor's token, and once more with its successor when it is refused; refused again, the session
 * ends. `prepare` comes before the token is looked for, so that what cannot be asked costs no refresh.
 * @throws ProviderError when the visitor may not ask, or no longer
 */
export async function askAsVisitor<A extends { status: number }>(
  scope: CallScope,
  call: Call,
  prepare: () => (token: string | null) => Promise<A>,
): Promise<A> {
  const { tokens, refusal, visitor } = scope;
  const { language } = visitor;
  const isLogin = call.method === "POST" && call.path.includes("/auth/login");
  if (tokens.isLeaving && !isLogin) throw signedOut(language, "loggingOut");
  if (refusal && !isLogin) throw refusal;
  const ask = prepare();
  const token = isLogin ? null : await tokens.accessToken();
  const answer = await ask(token);
  const isOver = answer.status === 401 && token !== null;
  const last = isOver ? await ask(await tokens.renew(token)) : answer;
  if (last.status === 401 || last.status === 403) await scope.onRefusal?.();
  if (!isOver || last.status !== 401) return last;
  await tokens.endRefused();
  throw signedOut(language, "authenticationFailed");
}

/** The request of a call. @throws ProviderError 400 when its parts do not fit the contract */
export function requestOf<C extends Call>(scope: CallScope, call: C, input: CallInput<C>): CallRequest {
  try {
    return buildRequest(call, input);
  } catch (error) {
    if (!(error instanceof CallInputError)) throw error;
    const { language, requestId } = scope.visitor;
    const message = catalogueText(language, "badRequest");
    throw new ProviderError({ status: 400, kind: "refused", key: "bad_request", message, requestId });
  }
}

async function exchange(
  scope: CallScope,
  call: Call,
  request: CallRequest,
  token: string | null,
  { idempotencyKey, signal, device, deadline = longestCall }: CallOptions,
): Promise<Answer> {
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
      // Reading stops when the page has to come; what changes something gets its full time.
      deadline:
        call.method === "GET" ? Math.min(longestCall * waitFactor, scope.timeLeft()) : deadline * waitFactor,
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

/** The error of a call that brought no usable answer, with its page status: 503, 504 or 502. */
export function transportProblem(
  kind: TransportError["kind"],
  language: Language,
  requestId: string,
): ProviderError {
  const status = { unreachable: 503, timeout: 504, nonsense: 502 }[kind];
  const text = { unreachable: "unreachable", timeout: "timeout", nonsense: "invalidResponse" } as const;
  return new ProviderError({ status, kind, message: catalogueText(language, text[kind]), requestId });
}

/** `User is logging out`, or `Authentication failed`. */
export function signedOut(language: Language, text: "loggingOut" | "authenticationFailed"): ProviderError {
  return new ProviderError({
    status: 401,
    kind: "signed-out",
    key: "unauthenticated",
    message: catalogueText(language, text),
  });
}
