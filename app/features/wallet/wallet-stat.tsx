import type { ReactNode } from "react";

interface WalletStatProps {
  label: string;
  /** A sentence that explains what the figure contains. */
  explanation: string;
  value: ReactNode;
  icon: ReactNode;
  /** Shown below the explanation, such as when money becomes available. */
  children?: ReactNode;
}

/** A secondary figure of the wallet, with its explanation. */
export function WalletStat({ label, explanation, value, icon, children }: WalletStatProps) {
  return (
    <div className="card-surface flex flex-col gap-1 p-5">
      <dt className="flex items-center justify-between gap-3 text-sm font-medium text-muted">
        {label}
        <span aria-hidden className="flex size-9 items-center justify-center rounded-full bg-sunken text-ink">
          {icon}
        </span>
      </dt>
      <dd>
        <p className="text-2xl font-semibold tracking-tight">{value}</p>
        <p className="mt-1 text-sm text-muted">{explanation}</p>
        {children}
      </dd>
    </div>
  );
}
