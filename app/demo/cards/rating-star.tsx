import { classNames } from "~/components/ui/class-names";

/** Renders one star of a rating. */
export function RatingStar({ isFull, className = "size-6" }: { isFull: boolean; className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden className={className}>
      <path
        d="M12 3l2.7 5.8 6.3.8-4.6 4.3 1.2 6.2L12 17l-5.6 3.1 1.2-6.2L3 9.6l6.3-.8z"
        strokeWidth={1.5}
        className={classNames("stroke-warning", isFull ? "fill-accent" : "fill-none")}
      />
    </svg>
  );
}
