import { classNames } from "./class-names";

/** Renders an arrow that points down at expandable content. `className` sets its position and rotation. */
export function Chevron({ className }: { className: string }) {
  return (
    <svg
      viewBox="0 0 20 20"
      aria-hidden
      className={classNames("size-4", className)}
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
    >
      <path d="M5 8l5 5 5-5" />
    </svg>
  );
}
