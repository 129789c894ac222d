import type { ChartPoint } from "./geometry";

interface ValueCardProps {
  format: (value: number) => string;
  // The rest comes from the chart.
  active?: boolean;
  payload?: readonly { payload?: ChartPoint }[];
}

/** What the pointer or the arrow keys are on, shown and said aloud. */
export function ValueCard({ format, active, payload }: ValueCardProps) {
  const point = active ? payload?.[0]?.payload : undefined;
  return (
    <p
      role="status"
      className={
        point &&
        "rounded-md border border-line bg-raised px-3 py-2 text-sm text-ink shadow-raised whitespace-nowrap"
      }
    >
      {point && (
        <>
          <bdi className="block text-muted">{point.label}</bdi>
          <bdi className="figures block font-semibold">{format(point.value)}</bdi>
        </>
      )}
    </p>
  );
}
