import { classNames } from "./class-names";

/** A gray placeholder of the final size that appears after a delay. Decorative: announce loading elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("appear-late block animate-pulse rounded-sm bg-line", className)}
    />
  );
}
