import { isIP } from "node:net";
import { Agent, request } from "undici";
import type { AttemptFailure } from "#contract/webhooks/webhook-states.ts";
import { isPublicAddress, PrivateAddressError, publicLookup } from "./public-address.ts";

/** The timeout of the whole attempt in milliseconds. */
export const attemptTimeout = 15_000;
/** The number of bytes of the response that are read and stored. */
const maxResponseSize = 2_048;

/** The default headers of each request. The caller's headers override them. */
const ownHeaders = { "content-type": "application/json", "user-agent": "Cashlane-Webhooks/1.0" };

/** Returns all headers that `post` sends, in their order: the default headers, overridden by the caller's. */
export function sentHeaders(headers: Record<string, string>): Record<string, string> {
  return { ...ownHeaders, ...headers };
}

export interface PostResult {
  /** The HTTP status; `null` without a response. */
  status: number | null;
  failure: AttemptFailure | null;
  responseText: string;
  retryAfter?: string | undefined;
}

interface PostOptions {
  /** Whether the operator has allowed private addresses. */
  allowPrivate: boolean;
  /** The lookup that the connection uses; tests pass their own. */
  lookup?: ReturnType<typeof publicLookup>;
  timeout?: number;
}

/**
 * Sends a POST request to a receiver, with JSON by default. Header names are in lower case. Each call opens its
 * own connection, to an address that was just looked up and found to be public. It follows no redirect and ends
 * after 15 seconds. Never throws: a failure is part of the result.
 */
export async function postRequest(
  url: string,
  { headers, body }: { headers: Record<string, string>; body: string | Buffer },
  { allowPrivate, lookup = publicLookup(), timeout = attemptTimeout }: PostOptions,
): Promise<PostResult> {
  const dispatcher = new Agent({ connect: allowPrivate ? {} : { lookup }, pipelining: 0 });
  const signal = AbortSignal.timeout(timeout);
  try {
    // Connections look up only names, so an IP address in the URL is checked here.
    const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
    if (!allowPrivate && isIP(host) && !isPublicAddress(host)) throw new PrivateAddressError(host);
    const {
      statusCode: status,
      headers: responseHeaders,
      body: stream,
    } = await request(url, {
      method: "POST",
      headers: sentHeaders(headers),
      body,
      dispatcher,
      signal,
    });
    const retryAfter = [responseHeaders["retry-after"]].flat()[0];
    const responseText = await readBeginning(stream);
    return { status, failure: failureOf(status), responseText, retryAfter };
  } catch (error) {
    return { status: null, failure: signal.aborted ? "timeout" : causeOf(error), responseText: "" };
  } finally {
    // Also ends a response that was only read partially.
    await dispatcher.destroy().catch(() => undefined);
  }
}

async function readBeginning(stream: AsyncIterable<Uint8Array>): Promise<string> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  try {
    for await (const chunk of stream) {
      chunks.push(chunk);
      length += chunk.byteLength;
      if (length >= maxResponseSize) break;
    }
  } catch {
    // Ignored, because the status determines the outcome. The part of the body that was received is stored.
  }
  const text = Buffer.concat(chunks).subarray(0, maxResponseSize).toString("utf8");
  // PostgreSQL can't store NUL.
  return text.replaceAll("\0", "\uFFFD");
}

function failureOf(status: number): AttemptFailure | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? "redirect" : "status";
}

function causeOf(error: unknown): AttemptFailure {
  if (error instanceof PrivateAddressError) return "private_address";
  const code = (error as { code?: unknown }).code;
  if (code === "ENOTFOUND" || code === "EAI_AGAIN" || code === "ENODATA") return "unknown_host";
  if (code === "UND_ERR_HEADERS_TIMEOUT" || code === "UND_ERR_CONNECT_TIMEOUT") return "timeout";
  const isCertificate = typeof code === "string" && /CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO/.test(code);
  return isCertificate ? "certificate" : "connection";
}
