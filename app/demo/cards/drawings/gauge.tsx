interface GaugeProps {
  /** From 0 to 100. */
  percent: number;
  /** The text in the center. */
  text: string;
  isDashed?: boolean;
}

const ring = { cx: 21, cy: 21, r: 17, fill: "none", pathLength: 100 };
const dash = "1.6 0.9";

/** Renders a share of a whole as a ring, either solid or divided into forty dashes. */
export function Gauge({ percent, text, isDashed = false }: GaugeProps) {
  const dashes = `${Array.from({ length: Math.round(percent / 2.5) }, () => dash).join(" ")} 0 100`;
  return (
    <div className="relative mx-auto aspect-square h-full">
      <svg aria-hidden viewBox="0 0 42 42" className="size-full -rotate-90 rtl:-scale-y-100">
        <circle
          {...ring}
          className="stroke-line-strong"
          strokeWidth={isDashed ? 4 : 1.5}
          strokeDasharray={isDashed ? dash : undefined}
        />
        <circle
          {...ring}
          className="stroke-primary"
          strokeWidth={4}
          strokeLinecap={isDashed ? "butt" : "round"}
          strokeDasharray={isDashed ? dashes : `${percent} 100`}
        />
      </svg>
      <p className="figures absolute inset-0 flex items-center justify-center font-semibold">
        <bdi suppressHydrationWarning>{text}</bdi>
      </p>
    </div>
  );
}
