/**
 * Returns whether a request fetches a page ahead, which must have no effect: by the browser or by our own
 * scripts, which may not set `Sec-Purpose`.
 */
export function isPrefetch({ headers }: Request): boolean {
  return ["Sec-Purpose", "Purpose"].some((name) => headers.get(name)?.includes("prefetch"));
}
