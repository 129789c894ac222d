import type { ReactNode } from "react";

/** Content at the width of a form, centered below a heading and tabs of full width. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-180 space-y-6">{children}</div>;
}
