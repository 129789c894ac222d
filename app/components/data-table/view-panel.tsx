import { useState } from "react";
import { Form, useLocation, useNavigate, useSubmit } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "../ui/button";
import { Checkbox } from "../ui/checkbox";
import { ColumnList } from "./column-list";
import type { Column } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import {
  choosableColumns,
  isCompact,
  moveId,
  orderedColumns,
  shownColumns,
  viewParameters,
  withOrder,
} from "./table-view";
import { parametersOf, readTableState, tableHref } from "./url-state";

interface ViewPanelProps<Row> {
  columns: Column<Row>[];
  state: TableState;
  specification: TableSpecification;
}

/** The form's own handler reads the checkboxes: see `choose`. */
function handledByForm(): void {}

/**
 * Lets users choose row density, columns and their order. The choice is part of the URL, so a bookmark keeps
 * it.
 */
export function ViewPanel<Row>({ columns, specification, ...props }: ViewPanelProps<Row>) {
  const t = useTranslation("table");
  const submit = useSubmit();
  const navigate = useNavigate();
  const [news, setNews] = useState("");
  const [state, setChosen] = useChosenState(props.state, specification);
  const visibleColumns = choosableColumns(shownColumns(columns, state));
  const keptParameters = parametersOf(state, specification).filter(
    ([name]) => !(viewParameters as readonly string[]).includes(name),
  );

  function moveTo(id: string, to: number) {
    const order = moveId(
      visibleColumns.map((column) => column.id),
      id,
      to,
    );
    const position = order.indexOf(id) + 1;
    const name = visibleColumns.find((column) => column.id === id)?.header ?? id;
    setNews(t("columnMoved", { name, position, length: order.length }));
    const change = { otherParameters: withOrder(state.otherParameters, order), cursors: state.cursors };
    const href = tableHref(state, change, specification);
    setChosen(href);
    void navigate(href, { preventScrollReset: true });
  }

  function choose(form: HTMLFormElement) {
    const fields = [...new FormData(form)].filter(
      (field): field is [string, string] => typeof field[1] === "string",
    );
    setChosen(new URLSearchParams(fields).toString());
    void submit(form, { preventScrollReset: true });
  }

  return (
    <Form
      preventScrollReset
      aria-label={t("view")}
      onChange={(event) => choose(event.currentTarget)}
      className="space-y-4"
    >
      {keptParameters.map(([name, value]) => (
        <input key={name + value} type="hidden" name={name} value={value} />
      ))}
      <Checkbox
        name="density"
        value="compact"
        checked={isCompact(state)}
        onChange={handledByForm}
        label={t("compact")}
      />
      <fieldset>
        <legend className="mb-2 text-sm text-muted">{t("columns")}</legend>
        <ColumnList
          columns={orderedColumns(columns, state).map((column) => ({
            id: column.id,
            label: column.header,
            place: visibleColumns.indexOf(column),
          }))}
          length={visibleColumns.length}
          onMove={moveTo}
        >
          {({ id, label, place }) => (
            <Checkbox name="cols" value={id} checked={place >= 0} onChange={handledByForm} label={label} />
          )}
        </ColumnList>
        <p role="status" className="sr-only">
          {news}
        </p>
      </fieldset>
      <Button type="submit" variant="soft" size="sm" className="needs-no-script">
        {t("apply")}
      </Button>
    </Form>
  );
}

/**
 * Returns the list's state as last chosen in this panel, and a setter that takes the URL's query. The state
 * changes before the URL does, so that a checkbox shows its new state immediately and several moves can follow
 * each other.
 */
function useChosenState(state: TableState, specification: TableSpecification) {
  const { key } = useLocation();
  const [chosen, setChosen] = useState<{ after: string; query: string }>();
  const current =
    chosen?.after === key ? readTableState(new URLSearchParams(chosen.query), specification) : state;
  return [current, (query: string) => setChosen({ after: key, query })] as const;
}
