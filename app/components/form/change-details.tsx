import type { ReactNode } from "react";

interface ChangeDetailsProps {
  label: string;
  /** One of its forms was refused: it is open, also without scripts. */
  isRefused: boolean;
  className?: string;
  children: ReactNode;
}

/** Folded below a row of a list: the forms that change it. */
export function ChangeDetails({ label, isRefused, className, children }: ChangeDetailsProps) {
  return (
    <details className={className} open={isRefused || undefined}>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm font-medium text-primary">
        {label}
      </summary>
      {children}
    </details>
  );
}
