import { useLocation } from "react-router";
import { EmptyRows } from "~/components/data-table/empty-rows";
import { Pager } from "~/components/data-table/pager";
import { useFocusWhenLost } from "~/components/data-table/use-focus-when-lost";
import { useListKeys } from "~/components/data-table/use-list-keys";
import { usePageZone } from "~/components/ui/use-time-zone";
import { groupByMonth } from "./group-items";
import { MonthSection } from "./month-section";
import { NoEvents } from "./no-events";
import { type StatementPage, StatementToolbar } from "./statement-toolbar";

interface StatementProps {
  list: StatementPage;
  hidden: boolean;
}

/** Lists the member's transactions by month and day. A transaction opens in the panel next to the list. */
export function Statement({ list: page, hidden }: StatementProps) {
  const list = useFocusWhenLost();
  useListKeys(list);
  const zone = usePageZone();
  const { search } = useLocation();
  const { rows, paging, specification, table: state } = page;
  return (
    <div ref={list} tabIndex={-1} data-list="" className="card-surface min-w-0 outline-none">
      <StatementToolbar list={page} />
      {rows.length === 0 ? (
        <EmptyRows state={state} specification={specification} empty={<NoEvents />} />
      ) : (
        groupByMonth(rows, zone).map((month) => (
          <MonthSection
            key={month.month}
            month={month}
            sum={paging.months.find((one) => one.month === month.month)?.sum}
            today={page.today}
            opened={new URLSearchParams(search).get("view")}
            hidden={hidden}
          />
        ))
      )}
      <Pager
        id="transactions-count"
        state={state}
        specification={specification}
        paging={paging}
        rows={rows.length}
        hasSizes={paging.total > 50}
      />
    </div>
  );
}
