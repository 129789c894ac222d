import { classNames } from "./class-names";

/** A grey shape of the final size, shown only when waiting lasts. Decoration: say "loading" elsewhere. */
export function Skeleton({ className }: { className?: string }) {
  return (
    <span
      aria-hidden
      className={classNames("appear-late block animate-pulse rounded-sm bg-line", className)}
    />
  );
}
