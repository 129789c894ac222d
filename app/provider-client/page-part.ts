/** A part of a page that is loaded on its own: it may fail while the rest of the page is there. */
export type PagePart<T> =
  | { state: "loaded"; data: T }
  /** `message` is ready for the visitor; `status` is what the page would have without any of its parts. */
  | { state: "failed"; message: string; status: number; requestId: string | undefined };

/** HTTP status of a page made of parts: 200 while at least one is there, else the first failure's. */
export function statusOf(parts: PagePart<unknown>[]): number {
  const failed = parts.filter((part) => part.state === "failed");
  return failed.length < parts.length ? 200 : (failed[0]?.status ?? 200);
}
