import type { ReactNode } from "react";
import type { PagePart } from "~/provider-client/page-part";
import { ErrorState } from "./error-state";

interface PartRegionProps<T> {
  part: PagePart<T>;
  /** Renders the loaded part. */
  children: (data: T) => ReactNode;
}

/**
 * A region of a page that loads separately. If it fails, it shows the reason and a Retry button, and the rest
 * of the page isn't affected.
 */
export function PartRegion<T>({ part, children }: PartRegionProps<T>) {
  if (part.state === "loaded") return children(part.data);
  return <ErrorState illustration="cloud" message={part.message} requestId={part.requestId} />;
}
