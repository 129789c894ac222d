import type { ReactNode } from "react";

/** The content of a front page. It has padding, and the same width as the bar. */
export function FrontPart({ children }: { children: ReactNode }) {
  return <div className="mx-auto w-full max-w-300 px-4 py-8 sm:px-6">{children}</div>;
}
