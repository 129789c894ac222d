import { isIP } from "node:net";
import type { CustomFetchOptions } from "openid-client";
import { Agent, fetch, type RequestInit as AgentRequestInit } from "undici";
import { isPublicAddress, PrivateAddressError, publicLookup } from "./public-address.ts";

/** Bytes of a service's largest answer: lists of keys are the longest, a few kilobytes. */
const longest = 256 * 1024;

interface Reach {
  /** Whether the operator has allowed addresses that are not public. */
  allowPrivate: boolean;
  /** How a socket finds the addresses of a name; tests pass their own. */
  lookup?: ReturnType<typeof publicLookup>;
}

/**
 * Makes a `fetch` for one service (S31). It connects to public addresses only unless the operator allowed others,
 * follows no redirect and gives up on an answer longer than any a service needs.
 */
export function createBoundedFetch({ allowPrivate, lookup = publicLookup() }: Reach) {
  const dispatcher = new Agent(allowPrivate ? {} : { connect: { lookup } });

  return async function boundedFetch(url: string, init: CustomFetchOptions | RequestInit): Promise<Response> {
    // A socket looks up names only.
    const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
    if (!allowPrivate && isIP(host) && !isPublicAddress(host)) throw new PrivateAddressError(host);
    // The library's own types of a request are narrower than the platform's, and older.
    const options = { ...init, redirect: "manual", dispatcher } as unknown as AgentRequestInit;
    const answer = await fetch(url, options);
    const { status, statusText } = answer;
    const headers = [...answer.headers] as [string, string][];
    if (!answer.body) return new Response(null, { status, statusText, headers });
    const chunks: Uint8Array[] = [];
    let length = 0;
    for await (const chunk of answer.body) {
      const bytes = chunk as Uint8Array;
      length += bytes.byteLength;
      // Leaving the loop closes the connection.
      if (length > longest) throw new Error(`The answer is longer than ${longest} bytes`);
      chunks.push(bytes);
    }
    return new Response(Buffer.concat(chunks), { status, statusText, headers });
  };
}
