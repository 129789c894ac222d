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
  /** Against the time before, as a share: 0.12 is 12 % more. */
  change?: number;
  period?: Period;
  /** Less is better: returns, complaints. */
  isBetterLower?: boolean;
}

interface StatCardProps extends Stat {
  /** Plain without one, with a coloured edge below. */
  look?: "edged" | "beside" | "tall" | "centred" | "pictured";
  icon?: LucideIcon;
  tone?: Tone;
  picture?: SceneName;
  /** One more line, below. */
  note?: ReactNode;
  /** In the corner: a menu. */
  actions?: ReactNode;
}

/** One figure and where it is going, in one of several looks. */
export function StatCard({ look = "edged", icon: Icon, tone = "primary", ...stat }: StatCardProps) {
  const language = useLanguage();
  const { label, value, change, period, isBetterLower, picture, note, actions } = stat;
  const tile = Icon && (
    <span className={classNames("inline-flex shrink-0 rounded-lg p-2.5", softTones[tone])}>
      <Icon aria-hidden className="size-6" />
    </span>
  );
  const figure = (
    <div className="min-w-0">
      <h2 className="text-sm text-muted">{label}</h2>
      <p className="figures mt-1 text-2xl font-bold" suppressHydrationWarning>
        {formatNumber(value, language)}
      </p>
      {change !== undefined && <Trend change={change} period={period} isBetterLower={isBetterLower} />}
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
        {figure}
      </section>
    );
  if (look === "centred")
    return (
      <section className="card-surface flex flex-col items-center gap-3 p-5 text-center [&_p]:justify-center">
        {tile}
        {figure}
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
      {figure}
      {picture && <Scene name={picture} className="h-20 self-end sm:h-24" />}
    </section>
  );
}
