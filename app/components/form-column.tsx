import type { ReactNode } from "react";

/** Content at the width of a form, centred below a heading and tabs that keep the screen's width. */
export function FormColumn({ children }: { children: ReactNode }) {
  return <div className="mx-auto max-w-180 space-y-6">{children}</div>;
}
