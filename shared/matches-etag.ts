/**
 * Returns whether the client has the version with an ETag, according to its `If-None-Match` header. A proxy that
 * compresses the response marks the ETag as weak.
 */
export function matchesETag(ifNoneMatch: string | null | undefined, etag: string): boolean {
  const known = ifNoneMatch?.split(",").map((one) => one.trim().replace(/^W\//, ""));
  return known?.includes(etag) ?? false;
}
