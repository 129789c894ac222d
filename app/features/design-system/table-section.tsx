import { Form } from "react-router";
import { BulkButton } from "~/components/data-table/bulk-button";
import type { Paging } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import type { TableState } from "~/components/data-table/table-specification";
import { EmptyState } from "~/components/states/empty-state";
import { ErrorState } from "~/components/states/error-state";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { sampleColumns } from "./sample-columns";
import { type SampleRow, sampleTable } from "./sample-rows";
import { Section } from "./section";
import { Specimen } from "./specimen";

export interface SampleTable {
  state: TableState;
  rows: SampleRow[];
  paging: Paging;
}

const emptyPaging: Paging = { nextCursor: null, total: 0, totalIsExact: true };
const defaultState: TableState = {
  q: "",
  size: 4,
  sort: null,
  filters: {},
  cursors: [],
  otherParameters: [],
};

/** Shows a table whose state is in the URL, and an empty one. */
export function TableSection({ table: { state, rows, paging } }: { table: SampleTable }) {
  const t = useTranslation("design-system");
  const commonProps = {
    columns: sampleColumns(t),
    rowKey: (row: SampleRow) => row.id,
    rowLabel: (row: SampleRow) => row.store,
    empty: (
      <EmptyState illustration="wallet" title={t("tableEmptyTitle")} text={t("tableEmptyText")}>
        <LinkButton to="#table">{t("tableEmptyAction")}</LinkButton>
      </EmptyState>
    ),
  };
  const states = ["pending", "paid"].map((value) => ({
    value,
    label: t(value === "paid" ? "state_paid" : "state_pending"),
  }));
  return (
    <Section name="table">
      <Specimen name={t("tableRows")}>
        <Form method="post" action="?#table" id="sample-choice" preventScrollReset />
        <DataTable
          {...commonProps}
          label={t("tableRows")}
          rows={rows}
          specification={sampleTable}
          state={state}
          paging={paging}
          filters={[{ name: "state", label: t("state"), options: states }]}
          bulk={{
            form: "sample-choice",
            controls: <BulkButton form="sample-choice" intent="choose" label={t("tableChosen")} />,
          }}
          highlighted="3"
        />
      </Specimen>
      <Specimen name={t("loading")}>
        <div className="group/table" aria-busy>
          <DataTable
            {...commonProps}
            label={t("tableLoading")}
            rows={rows.slice(0, 2)}
            specification={{}}
            state={defaultState}
            paging={{ ...emptyPaging, total: 2 }}
          />
        </div>
      </Specimen>
      <div className="grid gap-6 lg:grid-cols-3">
        <Specimen name={t("empty")}>
          <DataTable
            {...commonProps}
            label={t("empty")}
            rows={[]}
            specification={{}}
            state={defaultState}
            paging={emptyPaging}
          />
        </Specimen>
        <Specimen name={t("tableFiltered")}>
          <DataTable
            {...commonProps}
            label={t("tableFiltered")}
            rows={[]}
            specification={{}}
            state={{ ...defaultState, q: "Xyzzy" }}
            paging={emptyPaging}
          />
        </Specimen>
        <Specimen name={t("failed")}>
          <div className="card-surface">
            <ErrorState illustration="cloud" requestId="01J8ZK3E5" />
          </div>
        </Specimen>
      </div>
    </Section>
  );
}
