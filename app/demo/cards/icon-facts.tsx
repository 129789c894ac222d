import type { LucideIcon } from "lucide-react";
import { classNames } from "~/components/ui/class-names";
import { softTones, type Tone } from "~/components/ui/tone";

export interface IconFact {
  icon: LucideIcon;
  label: string;
  value: string;
  tone?: Tone;
}

/** Renders figures side by side, each with its icon. */
export function IconFacts({ facts }: { facts: IconFact[] }) {
  return (
    <ul className="flex flex-wrap gap-x-8 gap-y-5">
      {facts.map(({ icon: Icon, label, value, tone = "primary" }) => (
        <li key={label} className="flex min-w-44 flex-1 items-center gap-3">
          <span aria-hidden className={classNames("inline-flex shrink-0 rounded-lg p-2.5", softTones[tone])}>
            <Icon className="size-6" />
          </span>
          <p className="flex min-w-0 flex-col-reverse">
            <span className="text-sm text-muted">{label}</span>
            <span className="figures text-lg font-semibold">
              <bdi suppressHydrationWarning>{value}</bdi>
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
