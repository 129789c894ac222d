/** How far something is, from 0 to 100; the figure stands beside it. */
export function ProgressBar({ percent }: { percent: number }) {
  return (
    <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
      <div className="h-full rounded-full bg-primary" style={{ width: `${percent}%` }} />
    </div>
  );
}
