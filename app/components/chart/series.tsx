import { barRadius, stackedRadius } from "./geometry";
import { stackedPartStyle, previousPeriodStyle } from "./legend";

interface Mark {
  label: string;
  /** Shown while the pointer is over the mark. */
  title: string;
  /** `x` and `y` are percentages of the plot. */
  x: number;
  y: number;
  /** Top of the stacked part. */
  above?: number;
  /** The previous period's position. */
  before?: number;
}
interface SeriesProps {
  marks: Mark[];
}

const percent = (number: number) => `${Number(number.toFixed(3))}%`;

/** One bar per mark. `isLastMarked` highlights the latest bar. */
export function Bars({ marks, width, isLastMarked }: SeriesProps & { width: number; isLastMarked: boolean }) {
  return marks.map((mark, index) => (
    <g key={mark.label}>
      <title>{mark.title}</title>
      {mark.above !== undefined && mark.above < mark.y && (
        <rect
          x={percent(mark.x - width / 2)}
          y={percent(mark.above)}
          width={percent(width)}
          height={percent(mark.y - mark.above)}
          rx={stackedRadius}
          className={stackedPartStyle}
        />
      )}
      <rect
        x={percent(mark.x - width / 2)}
        y={percent(mark.y)}
        width={percent(width)}
        height={percent(100 - mark.y)}
        rx={mark.above === undefined ? barRadius : stackedRadius}
        className={isLastMarked && index === marks.length - 1 ? "fill-accent" : "fill-primary"}
      />
    </g>
  ));
}

/** The previous period's values as a dashed line over the bars. */
export function PreviousPeriodLine({ marks }: SeriesProps) {
  const coordinates = marks.map(({ x, before = 100 }) => `${x} ${before}`).join("L");
  return (
    <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
      <path
        d={`M${coordinates}`}
        className={previousPeriodStyle}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A line over a tinted area. Both stretch with the plot; the line's width doesn't. */
export function Line({ marks }: SeriesProps) {
  const coordinates = marks.map((mark) => `${mark.x} ${mark.y}`).join("L");
  const first = marks[0];
  const last = marks.at(-1);
  if (!first || !last) return null;
  return (
    <>
      <svg viewBox="0 0 100 100" preserveAspectRatio="none" className="overflow-visible">
        <path d={`M${first.x} 100L${coordinates}L${last.x} 100z`} className="fill-primary-soft" />
        <path
          d={`M${coordinates}`}
          className="fill-none stroke-primary"
          strokeWidth={2.5}
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      {marks.map((mark) => (
        <circle
          key={mark.label}
          cx={percent(mark.x)}
          cy={percent(mark.y)}
          r={4}
          className="fill-surface stroke-primary"
          strokeWidth={2}
        >
          <title>{mark.title}</title>
        </circle>
      ))}
    </>
  );
}
