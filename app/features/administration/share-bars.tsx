import { EmptyState } from "~/components/states/empty-state";
import { formatNumber } from "~/i18n/format";
import { useLanguage } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";

interface ShareBarsProps {
  rows: { id: string; name: string; count: number; to?: string | undefined }[];
  /** The title shown if all counts are 0. */
  empty: string;
  /** Formats a count; by default as a number. */
  format?: (count: number) => string;
}

/** Shows counts as bars with their shares. A row that has a list links to it. */
export function ShareBars({ rows, empty, format }: ShareBarsProps) {
  const language = useLanguage();
  const formatCount = format ?? ((count: number) => formatNumber(count, language));
  const total = rows.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return <EmptyState illustration="search" title={empty} />;
  return (
    <ul className="space-y-4">
      {rows.map(({ id, name, count, to }) => (
        <li key={id}>
          <div className="mb-1.5 flex justify-between gap-3 text-sm">
            {to ? (
              <LocalizedLink to={to} className="font-medium hover:underline">
                <bdi>{name}</bdi>
              </LocalizedLink>
            ) : (
              <bdi className="font-medium">{name}</bdi>
            )}
            <bdi className="figures text-muted" suppressHydrationWarning>
              {formatCount(count)} · {formatNumber(count / total, language, { style: "percent" })}
            </bdi>
          </div>
          <div aria-hidden className="h-2 overflow-hidden rounded-full bg-sunken">
            <div className="h-full rounded-full bg-primary" style={{ width: `${(count / total) * 100}%` }} />
          </div>
        </li>
      ))}
    </ul>
  );
}
