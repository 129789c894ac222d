import { Form } from "react-router";
import type { OpenedStatement } from "#contract/bank-statements.ts";
import { dayOrders, decimalMarks } from "#contract/invoice-limits.ts";
import { SelectField } from "~/components/form/select-field";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";

const columnNames = ["date", "amount", "debit", "text", "party", "currency"] as const;

/** Which column holds what: kept in the address, so that what is looked at can be linked. */
export function ColumnsForm({ statement: { id, header, columns } }: { statement: OpenedStatement }) {
  const t = useTranslation("bank");
  const options = [
    { value: "-1", label: t("noColumn") },
    ...header.map(({ name, sample }, at) => ({
      value: String(at),
      label: [name || `${at + 1}`, sample].filter(Boolean).join(" · "),
    })),
  ];
  return (
    <details open={columns.date < 0 || columns.text < 0 || (columns.amount < 0 && columns.debit < 0)}>
      <summary className="w-fit cursor-pointer list-item ps-1 font-medium text-primary underline-offset-4 hover:underline">
        {t("columnsTitle")}
      </summary>
      <Form method="get" preventScrollReset className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
        <input type="hidden" name="statement" value={id} />
        {columnNames.map((name) => (
          <SelectField
            key={name}
            name={`c.${name}`}
            label={t(`column_${name}`)}
            defaultValue={String(columns[name])}
            options={options}
          />
        ))}
        <SelectField
          name="c.days"
          label={t("days")}
          defaultValue={columns.days}
          options={dayOrders.map((value) => ({ value, label: t(`days_${value}`) }))}
        />
        <SelectField
          name="c.decimal"
          label={t("decimal")}
          defaultValue={columns.decimal}
          options={decimalMarks.map((value) => ({ value, label: value === "." ? "1,234.56" : "1.234,56" }))}
        />
        <div className="sm:col-span-full">
          <Button type="submit" variant="outline">
            {t("lookAgain")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
