import { classNames } from "./class-names";

/** Points down to what opens; `className` says where it stands, or that it turns over. */
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
