import type { Readable } from "node:stream";
import { errors, Pool } from "undici";

/**
 * An HTTP response of the provider. `body` is the parsed JSON. It is `undefined` if the body is empty or an
 * error response isn't JSON.
 */
export interface ProviderResponse {
  status: number;
  body: unknown;
  requestId: string | undefined;
}

export interface TransportRequest {
  method: "GET" | "POST" | "PUT" | "PATCH" | "DELETE";
  path: string;
  headers: Record<string, string>;
  body?: string | undefined;
  signal: AbortSignal;
}

/** Thrown if there is no usable response: none at all, a late one, or one that is too large or isn't JSON. */
export class TransportError extends Error {
  override name = "TransportError";
  constructor(
    readonly kind: "unreachable" | "timeout" | "nonsense",
    cause: unknown,
  ) {
    super(kind, { cause });
  }
}

/**
 * A response whose content is streamed and has no size limit. Error responses are read and parsed as usual.
 */
export interface StreamedResponse extends ProviderResponse {
  content: Readable | undefined;
}

export interface Transport {
  /** @throws TransportError */
  send: (request: TransportRequest) => Promise<ProviderResponse>;
  /**
   * Resolves with the headers. `signal` also aborts the content.
   * @throws TransportError
   */
  open: (request: TransportRequest) => Promise<StreamedResponse>;
  close: () => Promise<void>;
}

// Enough for a 5 MB file in base64 and the rest of the response.
const maxResponseSize = 8 * 1024 * 1024;
const maxConcurrentFiles = 8;

/**
 * Returns a transport with keep-alive connections to one fixed host. Requests are paths on `origin` and
 * redirects aren't followed, so that user input can't select the host.
 */
export function createTransport(origin: string, connections = 64): Transport {
  const options = {
    connect: { timeout: 2000 },
    // Callers set shorter limits. These only prevent sockets from being held forever.
    headersTimeout: 120_000,
    bodyTimeout: 120_000,
  };
  const pool = new Pool(origin, { ...options, connections, maxResponseSize });
  // A separate pool, because files have no maximum size and must not occupy the connections for pages.
  const files = new Pool(origin, { ...options, connections: maxConcurrentFiles });

  async function send(request: TransportRequest): Promise<ProviderResponse> {
    try {
      const response = await pool.request({ ...request, body: request.body ?? null });
      const text = await response.body.text();
      const requestId = response.headers["x-request-id"];
      return {
        status: response.statusCode,
        body: parse(text, response.statusCode),
        requestId: typeof requestId === "string" ? requestId : undefined,
      };
    } catch (error) {
      throw error instanceof TransportError ? error : new TransportError(kindOf(error), error);
    }
  }

  async function open(request: TransportRequest): Promise<StreamedResponse> {
    try {
      const { statusCode: status, headers, body } = await files.request({ ...request, body: null });
      const requestId = typeof headers["x-request-id"] === "string" ? headers["x-request-id"] : undefined;
      if (status < 400) return { status, body: undefined, requestId, content: body };
      return { status, body: parse(await body.text(), status), requestId, content: undefined };
    } catch (error) {
      throw error instanceof TransportError ? error : new TransportError(kindOf(error), error);
    }
  }

  return {
    send,
    open,
    async close() {
      // Aborts file transfers, so that stopping the server doesn't wait for them.
      await Promise.all([pool.close(), files.destroy()]);
    },
  };
}

function parse(text: string, status: number): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    // An error response may come from a gateway that sends HTML. Its status is sufficient.
    if (status >= 400) return undefined;
    throw new TransportError("nonsense", error);
  }
}

const tooSlow = [errors.HeadersTimeoutError, errors.BodyTimeoutError, errors.ConnectTimeoutError];

function kindOf(error: unknown): TransportError["kind"] {
  if (error instanceof errors.ResponseExceededMaxSizeError || error instanceof errors.HTTPParserError)
    return "nonsense";
  if (error instanceof Error && error.name === "TimeoutError") return "timeout";
  return tooSlow.some((type) => error instanceof type) ? "timeout" : "unreachable";
}
