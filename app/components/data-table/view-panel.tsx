import { useState } from "react";
import { Form, useLocation, useNavigate, useNavigation, useSubmit } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "../ui/button";
import { buttonStyle } from "../ui/button-style";
import { Checkbox } from "../ui/checkbox";
import { Chevron } from "../ui/chevron";
import { ColumnList } from "./column-list";
import type { Column } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import {
  choosableColumns,
  isCompact,
  moved,
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

/** The form submits the choice, and the boxes follow the address. */
function showAddress(): void {}

/** Chooses row density, columns and their order. The choice is part of the address, so a bookmark keeps it. */
export function ViewPanel<Row>({ columns, specification, ...props }: ViewPanelProps<Row>) {
  const t = useTranslation("table");
  const submit = useSubmit();
  const navigate = useNavigate();
  const [news, setNews] = useState("");
  const state = useComingState(props.state, specification);
  const shown = choosableColumns(shownColumns(columns, state));
  const kept = parametersOf(state, specification).filter(
    ([name]) => !(viewParameters as readonly string[]).includes(name),
  );

  function moveTo(id: string, to: number) {
    const order = moved(
      shown.map((column) => column.id),
      id,
      to,
    );
    const position = order.indexOf(id) + 1;
    const name = shown.find((column) => column.id === id)?.header ?? id;
    setNews(t("columnMoved", { name, position, length: order.length }));
    const change = { kept: withOrder(state.kept, order), cursors: state.cursors };
    void navigate(tableHref(state, change, specification), { preventScrollReset: true });
  }

  return (
    <details className="group/view sm:relative">
      <summary className={buttonStyle("outline", "md", "text-sm select-none")}>
        {t("view")}
        <Chevron className="group-open/view:rotate-180" />
      </summary>
      <Form
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        className="absolute end-4 z-20 mt-2 max-h-96 w-80 max-w-[calc(100%-2rem)] space-y-4 sm:end-0 sm:max-w-none overflow-y-auto rounded-lg border border-line bg-raised p-4 shadow-raised"
      >
        {kept.map(([name, value]) => (
          <input key={name + value} type="hidden" name={name} value={value} />
        ))}
        <Checkbox
          name="density"
          value="compact"
          checked={isCompact(state)}
          onChange={showAddress}
          label={t("compact")}
        />
        <fieldset>
          <legend className="mb-2 text-sm text-muted">{t("columns")}</legend>
          <ColumnList
            columns={orderedColumns(columns, state).map((column) => ({
              id: column.id,
              label: column.header,
              place: shown.indexOf(column),
            }))}
            length={shown.length}
            onMove={moveTo}
          >
            {({ id, label, place }) => (
              <Checkbox name="cols" value={id} checked={place >= 0} onChange={showAddress} label={label} />
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
    </details>
  );
}

/** Returns the list's state after the pending navigation, so that several moves can follow each other. */
function useComingState(state: TableState, specification: TableSpecification): TableState {
  const { location } = useNavigation();
  const { pathname } = useLocation();
  if (location?.pathname !== pathname) return state;
  return readTableState(new URLSearchParams(location.search), specification);
}
