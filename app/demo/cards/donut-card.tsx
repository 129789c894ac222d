import { Card } from "~/components/ui/card";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";

interface DonutCardProps {
  title: string;
  parts: { label: string; value: number }[];
}

const strokes = ["stroke-primary", "stroke-accent", "stroke-info"];
const fills = ["bg-primary", "bg-accent", "bg-info"];
const around = 100;

/** Parts of a whole as a ring; its legend has the figures. */
export function DonutCard({ title, parts }: DonutCardProps) {
  const language = useLanguage();
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  const shares = parts.map(({ value }) => (value / total) * around);
  return (
    <Card title={title}>
      <div className="flex flex-wrap items-center gap-8">
        <svg viewBox="0 0 42 42" aria-hidden className="size-36 -rotate-90">
          {shares.map((share, index) => (
            <circle
              key={parts[index]?.label}
              cx={21}
              cy={21}
              r={around / (2 * Math.PI)}
              fill="none"
              strokeWidth={5}
              strokeDasharray={`${share - 1} ${around - share + 1}`}
              strokeDashoffset={-shares.slice(0, index).reduce((sum, one) => sum + one, 0)}
              className={strokes[index % strokes.length]}
            />
          ))}
        </svg>
        <dl className="min-w-40 flex-1 space-y-3">
          {parts.map(({ label, value }, index) => (
            <div key={label} className="flex items-center gap-3">
              <span aria-hidden className={`size-3 rounded-full ${fills[index % fills.length]}`} />
              <dt className="flex-1 text-muted">{label}</dt>
              <dd className="figures font-semibold">{formatNumber(value, language)}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Card>
  );
}
