import type { ReactNode } from "react";
import type { PagePart } from "~/provider-client/page-part";
import { ErrorState } from "./error-state";

interface PartRegionProps<T> {
  part: PagePart<T>;
  /** What the region shows when its part is there. */
  children: (data: T) => ReactNode;
}

/** The region of one part of a page; a failed one says why and offers Retry, the others stay. */
export function PartRegion<T>({ part, children }: PartRegionProps<T>) {
  if (part.state === "loaded") return children(part.data);
  return <ErrorState picture="cloud" message={part.message} requestId={part.requestId} />;
}
