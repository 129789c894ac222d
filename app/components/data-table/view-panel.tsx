import { Form, useSubmit } from "react-router";
import { useTranslation } from "~/i18n/use-translation";
import { Button } from "../ui/button";
import { buttonStyle } from "../ui/button-style";
import { Checkbox } from "../ui/checkbox";
import { Chevron } from "../ui/chevron";
import type { Column } from "./columns";
import type { TableSpecification, TableState } from "./table-specification";
import { choosableColumns, isCompact, shownColumns, viewParameters } from "./table-view";
import { parametersOf } from "./url-state";

interface ViewPanelProps<Row> {
  columns: Column<Row>[];
  state: TableState;
  specification: TableSpecification;
}

/** The form sends what was chosen; the boxes follow the address. */
function showAddress(): void {}

/** Chooses how close the rows stand and which columns there are; an address keeps it, so that a bookmark does. */
export function ViewPanel<Row>({ columns, state, specification }: ViewPanelProps<Row>) {
  const t = useTranslation("table");
  const submit = useSubmit();
  const shown = shownColumns(columns, state);
  const kept = parametersOf(state, specification).filter(
    ([name]) => !(viewParameters as readonly string[]).includes(name),
  );
  return (
    <details className="group/view relative max-sm:hidden">
      <summary className={buttonStyle("outline", "md", "text-sm select-none")}>
        {t("view")}
        <Chevron className="group-open/view:rotate-180" />
      </summary>
      <Form
        preventScrollReset
        onChange={(event) => void submit(event.currentTarget, { preventScrollReset: true })}
        className="absolute end-0 z-20 mt-2 max-h-80 w-64 space-y-4 overflow-y-auto rounded-lg border border-line bg-raised p-4 shadow-raised"
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
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm text-muted">{t("columns")}</legend>
          {choosableColumns(columns).map((column) => (
            <Checkbox
              key={column.id}
              name="cols"
              value={column.id}
              checked={shown.includes(column)}
              onChange={showAddress}
              label={column.header}
            />
          ))}
        </fieldset>
        <Button type="submit" variant="soft" size="sm" className="needs-no-script">
          {t("apply")}
        </Button>
      </Form>
    </details>
  );
}
