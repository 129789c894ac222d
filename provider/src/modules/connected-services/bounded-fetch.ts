import { isIP } from "node:net";
import type { CustomFetchOptions } from "openid-client";
import { Agent, fetch, type RequestInit as AgentRequestInit } from "undici";
import { isPublicAddress, PrivateAddressError, publicLookup } from "../../public-address.ts";

/** The maximum size of a response in bytes. Lists of keys are the longest, a few kilobytes. */
const maxBytes = 256 * 1024;

interface BoundedFetchOptions {
  /** Whether the operator has allowed private addresses. */
  allowPrivate: boolean;
  /** The lookup that sockets use to resolve names; tests pass their own. */
  lookup?: ReturnType<typeof publicLookup>;
}

/**
 * Creates a `fetch` for one service (S31). It connects only to public addresses unless the operator has allowed
 * private ones, follows no redirects, and aborts responses that are longer than a service's largest legitimate
 * response.
 */
export function createBoundedFetch({ allowPrivate, lookup = publicLookup() }: BoundedFetchOptions) {
  const dispatcher = new Agent(allowPrivate ? {} : { connect: { lookup } });

  return async function boundedFetch(url: string, init: CustomFetchOptions | RequestInit): Promise<Response> {
    // Sockets only look up names, so an IP address in the URL is checked here.
    const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
    if (!allowPrivate && isIP(host) && !isPublicAddress(host)) throw new PrivateAddressError(host);
    // The library's request types are narrower and older than the platform's.
    const options = { ...init, redirect: "manual", dispatcher } as unknown as AgentRequestInit;
    const response = await fetch(url, options);
    const { status, statusText } = response;
    const headers = [...response.headers] as [string, string][];
    if (!response.body) return new Response(null, { status, statusText, headers });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of response.body) {
      const bytes = chunk as Uint8Array;
      length += bytes.byteLength;
      // Leaving the loop closes the connection.
      if (length > maxBytes) throw new Error(`The answer is longer than ${maxBytes} bytes`);
      chunks.push(bytes);
    }
    return new Response(Buffer.concat(chunks), { status, statusText, headers });
  };
}
