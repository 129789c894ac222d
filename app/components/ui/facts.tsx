import type { ReactNode } from "react";
import { classNames } from "./class-names";

export interface Fact {
  label: string;
  value: ReactNode;
  /** The figure everything else leads up to. */
  strong?: boolean;
}

/** Labels with their values, one a line, values at the end so that amounts stand below each other. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value, strong = false }) => (
        <div key={label} className="flex items-baseline justify-between gap-6 py-3 first:pt-0 last:pb-0">
          <dt className={classNames("min-w-1/4", strong ? "font-semibold" : "text-muted")}>{label}</dt>
          <dd
            className={classNames(
              "min-w-0 text-end break-words",
              strong ? "text-lg font-semibold" : "font-medium",
            )}
          >
            {value}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** A label and what it says. */
export type LabelledValue = [label: string, value: ReactNode];

/** Labels above their values, in as many columns as `className` says. */
export function FactGrid({ facts, className }: { facts: LabelledValue[]; className: string }) {
  return (
    <dl className={classNames("grid gap-y-4", className)}>
      {facts.map(([label, value]) => (
        <div key={label} className="min-w-0">
          <dt className="text-sm text-muted">{label}</dt>
          <dd className="mt-0.5 break-words">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
