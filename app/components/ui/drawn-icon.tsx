import type { ReactNode } from "react";

/** An icon drawn in lines; decoration. For screens to which the icons' package would be one file more. */
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
