import type { ReactNode } from "react";
import { Chevron } from "./chevron";
import { classNames } from "./class-names";

/** The `<summary>` of a `<details>` element with the class `group`. */
export function FoldSummary({ label, className }: { label: ReactNode; className?: string }) {
  return (
    <summary className={classNames("inline-flex min-h-6 items-center gap-1 rounded-sm", className)}>
      <Chevron className="group-open:rotate-180" />
      {label}
    </summary>
  );
}
