import { fetch } from "undici";
import {
  ConnectorError,
  type Connector,
  type ConnectorApi,
  type ConnectorLimits,
  type ConnectorRequest,
} from "../../connectors/connector.ts";
import type { Credentials } from "./cipher.ts";
import { maxRetryAfter } from "../../retry-after.ts";
import { createTokenStore } from "./tokens.ts";

const second = 1_000;
const usualTimeout = 30 * second;
const maxAttempts = 4;
/** The maximum time to wait for a retry. For longer waits, the run ends and is continued later. */
export const maxWait = 90 * second;
/** The maximum size of a response in bytes. Larger windows are read in slices. */
export const maxResponseSize = 16 * 1024 * 1024;
/** The maximum length of the text of an error response. */
const maxErrorLength = 16_384;

/** The parts of a connector that requests need. */
export interface ApiDeclaration extends Pick<Connector, "origins" | "authorize"> {
  /** The key of the network or service. */
  network: string;
  limits: Pick<ConnectorLimits, "isForbiddenThrottled">;
}

export interface ClientParts {
  connector: ApiDeclaration;
  credentials: Credentials;
  /** Base addresses by name, which replace the connector's. */
  origins?: Readonly<Record<string, string>> | undefined;
  /** Takes a request from the shared allowance, and returns the time at which it may be sent. */
  take: () => Promise<Date>;
  /** Delays all requests with these credentials. */
  block: (until: Date) => Promise<void>;
  /** Records the status of a response; `0` without a response. */
  onStatus?: (status: number) => void;
  now: () => Date;
  sleep: (milliseconds: number) => Promise<void>;
  /** The timeout of a request in milliseconds. */
  timeout?: number;
  /** Ends pending requests when the process stops. */
  signal?: AbortSignal | undefined;
}

/** A response whose body was read. */
interface BufferedResponse {
  status: number;
  headers: Headers | Awaited<ReturnType<typeof fetch>>["headers"];
  text: string;
}

/**
 * Creates the functions for the requests of one connection. Requests go only to the connector's own addresses,
 * follow no redirects, are limited in size and time, keep to the shared rate limit, and are repeated after
 * temporary failures.
 */
export function createClient(parts: ClientParts): ConnectorApi {
  const { connector, credentials, now } = parts;
  const tokens = createTokenStore(connector.network, credentials, now);
  const api: ConnectorApi = {
    json: (request) => requestWithRetries(request, readJson),
    text: (request) => requestWithRetries(request, (text) => text),
    token: tokens.get,
    now,
  };
  return api;

  async function requestWithRetries<T>(request: ConnectorRequest, read: (text: string) => T): Promise<T> {
    let isRenewed = false;
    for (let attempt = 1; ; attempt += 1) {
      try {
        return read((await send(request)).text);
      } catch (error) {
        if (!(error instanceof ConnectorError)) throw error;
        if (error.failure === "unauthorized" && !request.isAnonymous && !isRenewed && tokens.discard()) {
          isRenewed = true;
          continue;
        }
        const wait = waitAfter(error, attempt);
        if (wait === undefined) throw error;
        if (error.failure === "throttled") await parts.block(new Date(now().getTime() + wait));
        if (attempt >= maxAttempts || wait > maxWait) throw error;
        await parts.sleep(wait);
      }
    }
  }

  async function send(request: ConnectorRequest): Promise<BufferedResponse> {
    const url = addressOf(parts, request);
    const authorization = request.isAnonymous ? {} : await connector.authorize(api, credentials);
    await waitForTurn(parts);
    const response = await fetchBounded(url, request, authorization, parts).catch((error: unknown) => {
      parts.onStatus?.(0);
      throw error instanceof ConnectorError ? error : new ConnectorError(reasonOf(error));
    });
    parts.onStatus?.(response.status);
    assertSuccess(response, parts);
    return response;
  }

  /** Returns the milliseconds to wait before repeating a failed request; undefined if it isn't repeated. */
  function waitAfter({ failure, retryAt }: ConnectorError, attempt: number): number | undefined {
    const backOff = Math.min(60 * second, second * 2 ** attempt) * (0.5 + Math.random() / 2);
    if (failure === "throttled")
      return retryAt ? Math.max(0, retryAt.getTime() - now().getTime()) : Math.max(backOff, 20 * second);
    const isTemporary = ["timeout", "unreachable", "server_error", "unreadable"].includes(failure);
    return isTemporary ? backOff : undefined;
  }
}

async function waitForTurn({ take, now, sleep }: ClientParts): Promise<void> {
  const at = await take();
  const wait = at.getTime() - now().getTime();
  if (wait > maxWait) throw new ConnectorError("throttled", null, at);
  if (wait > 0) await sleep(wait);
}

/** Returns the address of a request. @throws ConnectorError `refused` outside of the connector's own addresses */
function addressOf({ connector, origins }: ClientParts, { origin, path, query }: ConnectorRequest): URL {
  const first = Object.keys(connector.origins)[0]!;
  const baseUrls = origins ? { [origin ?? first]: origins[first], ...origins } : connector.origins;
  const base = (baseUrls[origin ?? first] ?? "").replace(/\/$/, "");
  if (!URL.canParse(base) || !path.startsWith("/")) throw new ConnectorError("refused");
  const url = new URL(base + path);
  for (const [name, value] of Object.entries(query ?? {}))
    if (value !== undefined) url.searchParams.append(name, value);
  if (!url.href.startsWith(`${new URL(base).href.replace(/\/$/, "")}/`)) throw new ConnectorError("refused");
  return url;
}

async function fetchBounded(
  url: URL,
  { method = "GET", body, headers = {} }: ConnectorRequest,
  authorization: Record<string, string>,
  { timeout = usualTimeout, signal }: Pick<ClientParts, "timeout" | "signal">,
): Promise<BufferedResponse> {
  const contentType = body && ("json" in body ? "application/json" : "application/x-www-form-urlencoded");
  const content =
    body && ("json" in body ? JSON.stringify(body.json) : new URLSearchParams(body.form).toString());
  const response = await fetch(url, {
    method,
    headers: {
      accept: "application/json",
      ...(contentType && { "content-type": contentType }),
      ...headers,
      ...authorization,
    },
    ...(content !== undefined && { body: content }),
    redirect: "manual",
    signal: AbortSignal.any([AbortSignal.timeout(timeout), ...(signal ? [signal] : [])]),
  });
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of response.body ?? []) {
    const bytes = chunk as Uint8Array;
    length += bytes.byteLength;
    // Leaving the loop closes the connection.
    if (length > maxResponseSize) throw new ConnectorError("too_large", response.status);
    chunks.push(bytes);
  }
  return { status: response.status, headers: response.headers, text: Buffer.concat(chunks).toString("utf8") };
}

/** @throws ConnectorError for a response that isn't a success */
function assertSuccess({ status, headers, text }: BufferedResponse, { connector, now }: ClientParts): void {
  if (status >= 200 && status < 300) return;
  if (status >= 300 && status < 400) throw new ConnectorError("redirected", status);
  if (status === 401) throw new ConnectorError("unauthorized", status);
  const isThrottled = status === 429 || (status === 403 && connector.limits.isForbiddenThrottled === true);
  if (isThrottled) throw new ConnectorError("throttled", status, retryTime(headers, now()));
  if (status === 403) throw new ConnectorError("forbidden", status);
  if (status >= 500) throw new ConnectorError("server_error", status);
  throw new ConnectorError("refused", status, null, text.slice(0, maxErrorLength));
}

/**
 * Returns when a network accepts requests again, at most a day from now: given as a date, in seconds from now,
 * or in seconds since 1970.
 */
export function retryTime(headers: Pick<Headers, "get">, now: Date): Date | null {
  const value = ["retry-after", "x-ratelimit-retry-after", "x-ratelimit-reset"]
    .map((name) => headers.get(name)?.trim())
    .find((text) => text !== undefined && text !== "");
  if (value === undefined) return null;
  const latest = now.getTime() + maxRetryAfter;
  if (!/^\d+(\.\d+)?$/.test(value)) {
    const date = Date.parse(value);
    return Number.isNaN(date) ? null : new Date(Math.min(date, latest));
  }
  const seconds = Number(value);
  const isInstant = seconds > 1e9;
  const at = isInstant ? seconds * second : now.getTime() + Math.ceil(seconds * second);
  return new Date(Math.min(at, latest));
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // The response was truncated, or it is a proxy's error page.
    throw new ConnectorError("unreadable");
  }
}

function reasonOf(error: unknown): "timeout" | "unreachable" {
  return error instanceof Error && (error.name === "TimeoutError" || error.name === "AbortError")
    ? "timeout"
    : "unreachable";
}
