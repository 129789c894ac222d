/** A part of a page with its own data. If it fails, the rest of the page is still shown. */
export type PagePart<T> =
  | { state: "loaded"; data: T }
  /** `message` is a text for the visitor; `status` is the page's status if all parts fail. */
  | { state: "failed"; message: string; status: number; requestId: string | undefined };

/**
 * Returns the HTTP status of a page that consists of parts: 200 if at least one part has loaded, otherwise
 * the status of the first failure.
 */
export function statusOf(parts: PagePart<unknown>[]): number {
  const failed = parts.filter((part) => part.state === "failed");
  return failed.length < parts.length ? 200 : (failed[0]?.status ?? 200);
}
