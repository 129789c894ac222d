import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface RingsCardProps {
  title: string;
  /** At most three. `percent` is from 0 to 100, and `count` is the number of items it refers to. */
  rings: { label: string; percent: number; count?: number }[];
}

const strokes = ["stroke-primary", "stroke-accent", "stroke-info"];
const fills = ["bg-primary", "bg-accent", "bg-info"];
const outermost = 19;
const width = 5;

/** Renders progress as concentric rings. The legend lists the figures. */
export function RingsCard({ title, rings }: RingsCardProps) {
  const language = useLanguage();
  return (
    <Card title={title}>
      <div className="flex flex-wrap items-center gap-8">
        <svg viewBox="0 0 44 44" aria-hidden className="size-36 -rotate-90 rtl:-scale-y-100">
          {rings.map(({ label, percent }, index) => {
            const ring = {
              cx: 22,
              cy: 22,
              r: outermost - index * width,
              fill: "none",
              strokeWidth: width - 1.5,
            };
            return (
              <g key={label}>
                <circle {...ring} className="stroke-sunken" />
                <circle
                  {...ring}
                  pathLength={100}
                  strokeDasharray={`${percent} 100`}
                  className={strokes[index]}
                />
              </g>
            );
          })}
        </svg>
        <dl className="min-w-40 flex-1 space-y-3">
          {rings.map(({ label, percent, count }, index) => (
            <div key={label} className="flex items-center gap-3">
              <span aria-hidden className={`size-3 rounded-full ${fills[index]}`} />
              <dt className="flex-1 text-muted">{label}</dt>
              {count !== undefined && (
                <dd className="figures text-muted" suppressHydrationWarning>
                  {formatNumber(count, language)}
                </dd>
              )}
              <dd className="figures font-semibold">{formatNumber(percent, language)}%</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
