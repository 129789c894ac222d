import type { CustomFetchOptions } from "openid-client";

/** Bytes of a service's largest answer: lists of keys are the longest, a few kilobytes. */
const longest = 256 * 1024;

/** `fetch` that gives up on an answer which is longer than any a service needs. */
export async function boundedFetch(url: string, init: CustomFetchOptions | RequestInit): Promise<Response> {
  // The library's own types of a request are narrower than the platform's, and older.
  const answer = await fetch(url, init as RequestInit);
  if (!answer.body) return answer;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of answer.body) {
    length += chunk.byteLength;
    // Leaving the loop closes the connection.
    if (length > longest) throw new Error(`The answer is longer than ${longest} bytes`);
    chunks.push(chunk);
  }
  const { status, statusText, headers } = answer;
  return new Response(Buffer.concat(chunks), { status, statusText, headers });
}
