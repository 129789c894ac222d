import { type ReactNode, type RefObject, useId } from "react";
import { useLocation, useNavigation } from "react-router";
import { BulkBar, type Bulk } from "./bulk-bar";
import type { Column, FilterControl, Paging, TabControl } from "./columns";
import { EmptyRows } from "./empty-rows";
import { KeysHint } from "./keys-hint";
import { Pager } from "./pager";
import { TableHead } from "./table-head";
import { TableRow } from "./table-row";
import { type TableSpecification, type TableState } from "./table-specification";
import { isCompact, shownColumns } from "./table-view";
import { Tabs } from "./tabs";
import { Toolbar } from "./toolbar";
import { useFocusWhenLost } from "./use-focus-when-lost";
import { useListKeys } from "./use-list-keys";
import { useSelection } from "./use-selection";

export interface DataTableProps<Row> {
  /** The table's accessible name. */
  label: string;
  columns: Column<Row>[];
  rows: Row[];
  rowKey: (row: Row) => string;
  /** Returns a row's name for the label of its checkbox. */
  rowLabel: (row: Row) => string;
  specification: TableSpecification;
  state: TableState;
  paging: Paging;
  filters?: FilterControl[];
  /** The current day (UTC). If set, the date filter also offers presets such as the last 30 days. */
  today?: string;
  /** What the search finds, as the placeholder of its field. */
  searchHint?: string;
  /** The sum of all rows that match the filters, shown after their number. */
  sum?: ReactNode;
  /** The most used filter, shown as tabs. */
  tabs?: TabControl;
  /** Shown if the list has no rows at all: the reason, and one action. */
  empty: ReactNode;
  /** Makes rows selectable. `controls` are submit buttons and inputs of the form for the chosen rows. */
  bulk?: Bulk;
  /** Controls at the end of the toolbar. */
  actions?: ReactNode;
  /** Whether the list can be filtered; true by default. */
  hasToolbar?: boolean;
  /** Whether the menu explains the keyboard shortcuts; true by default. */
  hasKeysHint?: boolean;
  /** Whether the number of rows per page can be chosen; true by default. */
  hasSizes?: boolean;
  /** Content of the menu at the end of the toolbar. The description of the shortcuts follows it. */
  menu?: ReactNode;
  /**
   * Help text for additional shortcuts. A shortcut presses the control in the row whose `data-key` is that
   * letter.
   */
  keys?: string;
  /** The key of a row to highlight, because a link refers to it. */
  highlighted?: string;
}

/**
 * A list whose filters, sorting and page are in the URL and applied by the server. It uses plain links and GET
 * forms, so it works without scripts; with them it navigates in place. Below `sm` each row has two lines.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, rowKey, rowLabel, specification, state, bulk, empty, highlighted, hasToolbar = true } = props;
  const columns = shownColumns(props.columns, state);
  const countId = useId();
  const list = useFocusWhenLost();
  useListKeys(list);
  const selection = useSelection(rows.map(rowKey), bulk?.isCompleted);

  return (
    <ListFrame frame={list} isCompact={isCompact(state)}>
      {props.tabs && <Tabs tabs={props.tabs} state={state} specification={specification} />}
      {/* The bar for chosen rows replaces the toolbar. */}
      <div className="z-20 rounded-t-[inherit] bg-surface lg:sticky lg:top-(--top-bar)">
        {hasToolbar && (
          <div className={bulk && "rows-chosen:hidden"}>
            <Toolbar
              {...props}
              hasKeys={props.hasKeysHint !== false && rows.length > 0}
              hasChips
              menu={
                (props.menu || (props.hasKeysHint !== false && rows.length > 0)) && (
                  <>
                    {props.menu}
                    {props.hasKeysHint !== false && (
                      <KeysHint
                        hasSearch={specification.search}
                        hasChoice={bulk !== undefined}
                        more={props.keys}
                      />
                    )}
                  </>
                )
              }
            />
          </div>
        )}
        {bulk && rows.length > 0 && <BulkBar bulk={bulk} chosen={selection.chosen} all={selection.all} />}
      </div>
      {rows.length === 0 ? (
        <EmptyRows state={state} specification={specification} empty={empty} tabs={props.tabs} />
      ) : (
        <div className="relative overflow-x-auto">
          {/* Only a thin line, so that the rows stay readable until they are replaced. */}
          <span
            aria-hidden
            className="appear-late absolute inset-x-0 top-0 z-10 hidden h-0.5 animate-pulse bg-accent group-aria-busy/table:block"
          />
          <table
            role="table"
            aria-label={props.label}
            aria-describedby={countId}
            ref={bulk && selection.attach}
            onChange={bulk && selection.onChange}
            // The outer cells are aligned with the toolbar.
            className="block w-full text-sm sm:table lg:[&_tr>:first-child]:ps-6 lg:[&_tr>:last-child]:pe-6"
          >
            <TableHead
              columns={columns}
              state={state}
              specification={specification}
              selection={bulk ? selection : undefined}
            />
            <tbody role="rowgroup" className="block sm:table-row-group">
              {rows.map((row) => (
                <TableRow
                  key={rowKey(row)}
                  row={row}
                  columns={columns}
                  highlighted={rowKey(row) === highlighted}
                  selection={
                    bulk && {
                      form: bulk.form,
                      value: rowKey(row),
                      label: rowLabel(row),
                      resetCount: selection.resetCount,
                    }
                  }
                />
              ))}
            </tbody>
          </table>
        </div>
      )}
      <Pager
        id={countId}
        state={state}
        specification={specification}
        paging={props.paging}
        rows={rows.length}
        hasSizes={props.hasSizes}
      />
    </ListFrame>
  );
}

interface ListFrameProps {
  frame: RefObject<HTMLDivElement | null>;
  isCompact: boolean;
  children: ReactNode;
}

/**
 * The frame of a list, which is busy while the list is filtered, sorted or paged. It is a separate component,
 * so that a change of the router's state renders only the frame again, not the rows.
 */
function ListFrame({ frame, isCompact, children }: ListFrameProps) {
  const navigation = useNavigation();
  const { pathname } = useLocation();
  const isBusy = navigation.state === "loading" && navigation.location.pathname === pathname;
  return (
    // Handles the list's keys and gets the focus back when a focused element disappears.
    <div
      ref={frame}
      tabIndex={-1}
      data-list=""
      data-density={isCompact ? "compact" : undefined}
      className="group/table card-surface min-w-0 outline-none"
      aria-busy={isBusy}
    >
      {children}
    </div>
  );
}
