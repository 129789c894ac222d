import type { ReactNode } from "react";

interface ChangeDetailsProps {
  label: string;
  /** Whether one of the forms was refused. If so, the details are open, also without scripts. */
  hasError: boolean;
  className?: string;
  children: ReactNode;
}

/** Forms that change a row of a list, collapsed below the row. */
export function ChangeDetails({ label, hasError, className, children }: ChangeDetailsProps) {
  return (
    <details className={className} open={hasError || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary">
        {label}
      </summary>
      {children}
    </details>
  );
}
