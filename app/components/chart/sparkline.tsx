import { classNames } from "../ui/class-names";

interface SparklineProps {
  /** In the order of time; fewer than two draw nothing. */
  values: number[];
  className?: string;
}

/**
 * The course of a figure, as small as a word. It says nothing the figure's chart does not say with its table, so
 * that assistive technology leaves it out. Values below zero count as zero.
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
