import { DateTime } from "~/components/ui/date-time";

interface ChangedCellProps {
  at: string;
  /** `null` for content the product came with. */
  by: { name: string } | null;
}

/** When content was changed, and by whom. */
export function ChangedCell({ at, by }: ChangedCellProps) {
  return (
    <>
      <DateTime value={at} />
      {by && <bdi className="block text-sm text-muted">{by.name}</bdi>}
    </>
  );
}
