import type { Readable } from "node:stream";
import { errors, Pool } from "undici";

/** One HTTP answer of the provider. `body` is the parsed JSON, `undefined` when empty, `notJson` when neither. */
export interface Answer {
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

/** No usable answer came: nothing at all, too late, or something that is no JSON of bearable size. */
export class TransportError extends Error {
  override name = "TransportError";
  constructor(
    readonly kind: "unreachable" | "timeout" | "nonsense",
    cause: unknown,
  ) {
    super(kind, { cause });
  }
}

/** An answer whose good body is still to come, of any length; a refusal is read and parsed as ever. */
export interface OpenedAnswer extends Answer {
  content: Readable | undefined;
}

export interface Transport {
  /** @throws TransportError */
  send: (request: TransportRequest) => Promise<Answer>;
  /** Answers with the head; `signal` also ends the content. @throws TransportError */
  open: (request: TransportRequest) => Promise<OpenedAnswer>;
  close: () => Promise<void>;
}

// A proof of 5 MB in base64, and room for the rest.
const largestAnswer = 8 * 1024 * 1024;
const filesAtOnce = 8;

/**
 * Keep-alive connections to one fixed host. Nothing a visitor sends chooses the host: requests are paths
 * below `origin`, and redirects are not followed.
 */
export function createTransport(origin: string, connections = 64): Transport {
  const options = {
    connect: { timeout: 2000 },
    // The callers' deadline is shorter; these only make sure that no socket is held for ever.
    headersTimeout: 120_000,
    bodyTimeout: 120_000,
  };
  const pool = new Pool(origin, { ...options, connections, maxResponseSize: largestAnswer });
  // Apart, as files have no largest size, and must not take the pages' connections.
  const files = new Pool(origin, { ...options, connections: filesAtOnce });

  async function send(request: TransportRequest): Promise<Answer> {
    try {
      const answer = await pool.request({ ...request, body: request.body ?? null });
      const text = await answer.body.text();
      const requestId = answer.headers["x-request-id"];
      return {
        status: answer.statusCode,
        body: parse(text, answer.statusCode),
        requestId: typeof requestId === "string" ? requestId : undefined,
      };
    } catch (error) {
      throw error instanceof TransportError ? error : new TransportError(kindOf(error), error);
    }
  }

  async function open(request: TransportRequest): Promise<OpenedAnswer> {
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
      // A file that is still on its way ends here: stopping does not wait for its last row.
      await Promise.all([pool.close(), files.destroy()]);
    },
  };
}

function parse(text: string, status: number): unknown {
  if (text === "") return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    // A refusal may come from something in between that speaks HTML; its status says enough.
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
