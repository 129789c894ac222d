import { classNames } from "../ui/class-names";

interface SparklineProps {
  /** In chronological order. Fewer than two values draw nothing. */
  values: number[];
  className?: string;
}

/**
 * A word-sized line chart. Assistive technology ignores it: the figure's full chart has a table with the same
 * values. Values below zero count as zero.
 */
export function Sparkline({ values, className }: SparklineProps) {
  const top = Math.max(...values);
  if (values.length < 2 || !(top > 0)) return null;
  const points = values.map((value, index) => {
    const x = (index / (values.length - 1)) * 100;
    const y = 100 * (1 - Math.max(0, value) / top);
    return `${Number(x.toFixed(2))} ${Number(y.toFixed(2))}`;
  });
  return (
    <svg
      aria-hidden
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      className={classNames("overflow-visible rtl:-scale-x-100", className)}
    >
      <path d={`M0 100L${points.join("L")}L100 100z`} className="fill-primary-soft" />
      <path
        d={`M${points.join("L")}`}
        className="fill-none stroke-primary"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
