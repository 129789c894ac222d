import type { ReactNode } from "react";

/** Renders a decorative line icon, for screens that don't otherwise load the icon library. */
export function DrawnIcon({ width = 1.8, children }: { width?: number; children: ReactNode }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden
      className="size-5"
      fill="none"
      stroke="currentColor"
      strokeWidth={width}
    >
      {children}
    </svg>
  );
}
