import { DateTime } from "~/components/ui/date-time";

interface ChangedCellProps {
  at: string;
  /** Null for what came with the product. */
  by: { name: string } | null;
}

/** When something written was changed, and by whom. */
export function ChangedCell({ at, by }: ChangedCellProps) {
  return (
    <>
      <DateTime value={at} />
      {by && <bdi className="block text-sm text-muted">{by.name}</bdi>}
    </>
  );
}
