import { createHash } from "node:crypto";
import { matchesETag } from "#shared/matches-etag.ts";

interface PublicFile {
  content: string;
  type: string;
  /** How long browsers and shared caches may use the file without revalidation, in seconds. */
  fresh: number;
}

/** How long shared caches may send an outdated file while they fetch a new one, in seconds. */
const staleSeconds = 3600;

/**
 * Returns the response with a file that is the same for all users, so that shared caches can store it, or 304
 * if the client already has it. The file must not contain user data: no nonce, form key or cookie.
 */
export function publicFile(request: Request, { content, type, fresh }: PublicFile): Response {
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  const headers = {
    "Content-Type": type,
    "Cache-Control": `public, max-age=${fresh}, s-maxage=${fresh}, stale-while-revalidate=${staleSeconds}`,
    ETag: etag,
  };
  const isKnown = matchesETag(request.headers.get("If-None-Match"), etag);
  return isKnown ? new Response(null, { status: 304, headers }) : new Response(content, { headers });
}
