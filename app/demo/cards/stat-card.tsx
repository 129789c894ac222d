import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { classNames } from "~/components/ui/class-names";
import { softTones, type Tone } from "~/components/ui/tone";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import type { Period } from "./periods";
import { Scene, type SceneName } from "./scene";
import { Trend } from "./trend";

export interface Stat {
  label: string;
  value: number;
  /** The relative change from the previous period: 0.12 is an increase of 12 %. */
  change?: number;
  period?: Period;
  /** Whether a decrease is an improvement, as for returns and complaints. */
  isLowerBetter?: boolean;
}

interface StatCardProps extends Stat {
  /** The layout of the card. `edged`, the default, has a colored bottom edge. */
  look?: "edged" | "beside" | "tall" | "centred" | "pictured";
  icon?: LucideIcon;
  tone?: Tone;
  picture?: SceneName;
  /** An additional line at the bottom. */
  note?: ReactNode;
  /** Controls in the corner, such as a menu. */
  actions?: ReactNode;
}

/** Renders one figure with its trend, in one of several layouts. */
export function StatCard({ look = "edged", icon: Icon, tone = "primary", ...stat }: StatCardProps) {
  const language = useLanguage();
  const { label, value, change, period, isLowerBetter, picture, note, actions } = stat;
  const tile = Icon && (
    <span className={classNames("inline-flex shrink-0 rounded-lg p-2.5", softTones[tone])}>
      <Icon aria-hidden className="size-6" />
    </span>
  );
  const content = (
    <div className="min-w-0">
      <h2 className="text-sm text-muted">{label}</h2>
      <p className="figures mt-1 text-2xl font-bold" suppressHydrationWarning>
        {formatNumber(value, language)}
      </p>
      {change !== undefined && <Trend change={change} period={period} isLowerBetter={isLowerBetter} />}
      {note && <p className="mt-1 text-sm text-muted">{note}</p>}
    </div>
  );
  if (look === "tall")
    return (
      <section className="card-surface p-5">
        <div className="mb-3 flex items-start justify-between">
          {tile}
          {actions}
        </div>
        {content}
      </section>
    );
  if (look === "centred")
    return (
      <section className="card-surface flex flex-col items-center gap-3 p-5 text-center [&_p]:justify-center">
        {tile}
        {content}
      </section>
    );
  return (
    <section
      className={classNames(
        "card-surface flex items-center gap-4 p-5",
        look === "edged" && "border-b-4 border-b-primary",
        look === "pictured" && "justify-between",
      )}
    >
      {tile}
      {content}
      {picture && <Scene name={picture} className="h-20 self-end sm:h-24" />}
    </section>
  );
}
