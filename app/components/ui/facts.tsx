import type { ReactNode } from "react";
import { classNames } from "./class-names";

export interface Fact {
  label: string;
  value: ReactNode;
  /** Whether the fact is the sum of the others. */
  strong?: boolean;
}

/** Labels and values, one pair per line. The values are aligned to the end, so that amounts line up. */
export function Facts({ facts }: { facts: Fact[] }) {
  return (
    <dl className="divide-y divide-line">
      {facts.map(({ label, value, strong = false }) => (
        <div key={label} className="flex items-baseline justify-between gap-6 py-3 first:pt-0 last:pb-0">
          <dt className={classNames("min-w-1/4", strong ? "font-semibold" : "text-muted")}>{label}</dt>
          <dd
            className={classNames(
              "min-w-0 text-end break-words [&_time]:whitespace-normal",
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

/** A label and its value. */
export type LabelledValue = [label: string, value: ReactNode];

/** Labels above their values, in as many columns as `className` sets. */
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
