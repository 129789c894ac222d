import { DateTime } from "~/components/ui/date-time";

interface ChangedCellProps {
  at: string;
  /** `null` for content that was delivered with the product. */
  by: { name: string } | null;
}

/** Shows when content was changed, and by whom. */
export function ChangedCell({ at, by }: ChangedCellProps) {
  return (
    <>
      <DateTime value={at} />
      {by && <bdi className="block text-sm text-muted">{by.name}</bdi>}
    </>
  );
}
