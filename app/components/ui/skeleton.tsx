import { classNames } from "./class-names";

/**
 * A gray placeholder, shown after a delay. It has the size of the final content. Decorative: announce loading
 * elsewhere.
 */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("appear-late block animate-pulse rounded-sm bg-line", className)}
    />
  );
}
