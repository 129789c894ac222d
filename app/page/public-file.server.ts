import { createHash } from "node:crypto";

interface PublicFile {
  content: string;
  type: string;
  /** Seconds for which browsers and shared caches use it without asking. */
  fresh: number;
}

/** For how long shared caches may send a file that is no longer fresh while they fetch a new one. */
const staleSeconds = 3600;

/**
 * Responds with a file that is the same for everybody, for shared caches to keep, or with 304 if the requester has it.
 * It must contain nothing about the requester: no nonce, no key of a form, no cookie.
 */
export function publicFile(request: Request, { content, type, fresh }: PublicFile): Response {
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": type,
    "Cache-Control": `public, max-age=${fresh}, s-maxage=${fresh}, stale-while-revalidate=${staleSeconds}`,
    ETag: etag,
  };
  // A proxy that compresses marks the tag as weak.
  const known = request.headers.get("If-None-Match")?.split(",");
  const isKnown = known?.some((one) => one.trim().replace(/^W\//, "") === etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(content, { headers });
}
