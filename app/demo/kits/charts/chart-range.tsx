import { Form, useSearchParams } from "react-router";
import { RangePicker } from "~/components/data-table/range-picker";
import type { TableSpecification } from "~/components/data-table/table-specification";
import { readTableState } from "~/components/data-table/url-state";
import { Button } from "~/components/ui/button";
import { Input } from "~/components/ui/input";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import { dayAt } from "./chart-days";

const specification: TableSpecification = { filters: { from: { kind: "date" }, to: { kind: "date" } } };

interface ChartRangeProps {
  /** The number of selectable days. */
  days: number;
}

/** Renders a choice of the days that a chart displays: a calendar, or two fields without scripts. */
export function ChartRange({ days }: ChartRangeProps) {
  const t = useTranslation("demo-charts");
  const [parameters] = useSearchParams();
  const state = readTableState(parameters, specification);
  const { from = "", to = "" } = state.filters;
  const [first, last] = [dayAt(0).slice(0, 10), dayAt(days - 1).slice(0, 10)];
  return (
    <div className="relative mb-4 flex flex-wrap items-end gap-3">
      <RangePicker today={last} state={state} specification={specification} />
      <Form preventScrollReset className="needs-no-script flex flex-wrap items-end gap-3">
        {[
          { name: "f.from", label: t("from"), value: from },
          { name: "f.to", label: t("to"), value: to },
        ].map(({ name, label, value }) => (
          <label key={name}>
            <span className="mb-1 block text-xs text-muted">{label}</span>
            <Input key={value} type="date" name={name} min={first} max={last} defaultValue={value} />
          </label>
        ))}
        <Button type="submit" variant="soft">
          {t("show")}
        </Button>
      </Form>
      {(from || to) && (
        <LinkButton to="?" replace preventScrollReset variant="ghost">
          {t("allDays")}
        </LinkButton>
      )}
    </div>
  );
}
