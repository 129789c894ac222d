import { Download } from "lucide-react";
import { Form, useSubmit } from "react-router";
import type { CallMeta } from "#contract/calls/call.ts";
import type { listWalletItems, WalletItem } from "#contract/wallet/wallet-items.ts";
import { DateFields, DateMenu } from "~/components/data-table/date-menu";
import { FilterMenu } from "~/components/data-table/filter-menu";
import { KeptParameters } from "~/components/data-table/kept-parameters";
import { ListMenu } from "~/components/data-table/list-menu";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { SavedViews } from "~/components/data-table/saved-views";
import { SearchField } from "~/components/data-table/search-field";
import { tableHref } from "~/components/data-table/url-state";
import { Button } from "~/components/ui/button";
import { CsvLink } from "~/features/administration/csv-link";
import { useTranslation } from "~/i18n/use-translation";
import { Link } from "~/components/ui/link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { accountingParameter, balancePath, pdfPath } from "./addresses";

export type StatementPage = ListPage<WalletItem, CallMeta<typeof listWalletItems>>;

interface ToolbarProps {
  list: StatementPage;
}

/** A row with search, directions, period and downloads. On phones, search and period are in a sheet. */
export function StatementToolbar({ list }: ToolbarProps) {
  const { specification, table: state, views } = list;
  const hasViews = views && ((views.rows?.length ?? 0) > 0 || list.paging.total > 50);
  return (
    <div className="no-print flex items-center gap-2 px-4 py-1.5 sm:min-h-14 sm:flex-wrap sm:px-6">
      <FilterForm list={list} isRow className="hidden sm:contents" />
      <Directions list={list} />
      <FilterSheet list={list} />
      <div className="ms-auto flex items-center gap-2">
        {hasViews && (
          <div className="max-sm:hidden">
            <SavedViews views={views} state={state} specification={specification} />
          </div>
        )}
        <Files list={list} />
      </div>
    </div>
  );
}

const directions = ["", "in", "out", "pending"] as const;

/** Links that filter the transactions: All, In, Out and Pending. */
function Directions({ list: { table: state, specification } }: ToolbarProps) {
  const t = useTranslation("wallet");
  const { direction: current = "", ...others } = state.filters;
  return (
    <nav aria-label={t("direction")} className="min-w-0 overflow-x-auto max-sm:flex-1">
      <ul className="flex justify-between rounded-md bg-sunken p-1">
        {directions.map((direction) => (
          <li key={direction} className="max-sm:grow">
            <Link
              to={tableHref(state, { filters: direction ? { ...others, direction } : others }, specification)}
              preventScrollReset
              aria-current={direction === current ? "true" : undefined}
              className="look-segment"
            >
              {t(`direction_${direction || "all"}`)}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface FilterFormProps extends ToolbarProps {
  /** Whether the form is in the toolbar's row and not in a sheet. */
  isRow?: boolean;
  className?: string;
}

function FilterForm({
  list: { table: state, specification, today },
  isRow = false,
  className,
}: FilterFormProps) {
  const t = useTranslation("table");
  const wallet = useTranslation("wallet");
  const label = filterLabels(wallet);
  const submit = useSubmit();
  const dates = ["from", "to"].map((name) => ({ name, label: label(name) }));
  return (
    <Form
      role="search"
      preventScrollReset
      onChange={(event) => {
        if (event.target instanceof HTMLInputElement && event.target.type === "search") return;
        if (isRow) void submit(event.currentTarget, { preventScrollReset: true });
      }}
      className={className}
    >
      <KeptParameters state={{ ...state, q: "" }} specification={specification} controls={dates} />
      <SearchField
        typed={state.q}
        hint={wallet("searchHint")}
        className={isRow ? "basis-36 sm:max-w-60" : undefined}
      />
      {isRow ? (
        <DateMenu today={today} dates={dates} state={state} specification={specification} />
      ) : (
        <DateFields dates={dates} state={state} />
      )}
      <Button
        type="submit"
        variant="soft"
        size={isRow ? "sm" : "md"}
        className={isRow ? "needs-no-script" : "w-full"}
      >
        {t("apply")}
      </Button>
    </Form>
  );
}

/** A sheet with the filters, for phones. */
function FilterSheet({ list }: ToolbarProps) {
  const { q, filters } = list.table;
  return (
    <FilterMenu active={[q, filters.from, filters.to].filter(Boolean).length}>
      <FilterForm list={list} className="space-y-4" />
    </FilterMenu>
  );
}

/** Links to the downloads of the statement and to the accounting view. */
function Files({ list: { table: state, specification } }: ToolbarProps) {
  const t = useTranslation("wallet");
  const { from, to } = state.filters;
  return (
    <ListMenu isIcon label={t("files")} trigger={<Download aria-hidden className="size-4" />}>
      <div className="flex flex-wrap gap-2">
        <CsvLink path={balancePath} state={state} specification={specification} />
        <LocalizedLinkButton
          variant="outline"
          size="sm"
          to={pdfPath({ ...(from && { from }), ...(to && { to }) })}
          reloadDocument
        >
          {t("statement")}
        </LocalizedLinkButton>
      </div>
      <p className="text-muted">{t("accountingText")}</p>
      <LocalizedLinkButton variant="outline" size="sm" to={`${balancePath}?${accountingParameter}=1`}>
        {t("accounting")}
      </LocalizedLinkButton>
    </ListMenu>
  );
}
