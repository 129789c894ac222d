import { Form } from "react-router";
import type { StatementDetails } from "#contract/bank/bank-statements.ts";
import { dayOrders, decimalMarks } from "#contract/invoices/invoice-limits.ts";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { Button } from "~/components/ui/button";
import { useTranslation } from "~/i18n/use-translation";

const columnNames = [
  ...(["date", "amount", "debit", "direction", "text", "party"] as const),
  ...(["currency", "status", "account"] as const),
] as const;

/**
 * Shows how the columns of a file were interpreted, with a form that changes the interpretation. The choices
 * are in the URL, so that a link to the preview contains them.
 */
export function ColumnsForm({ statement }: { statement: StatementDetails }) {
  const t = useTranslation("bank");
  const { id, header, columns, questions } = statement;
  const options = [
    { value: "-1", label: t("noColumn") },
    ...header.map(({ name, sample }, index) => ({
      value: String(index),
      label: [name || `${index + 1}`, sample].filter(Boolean).join(" · "),
    })),
  ];
  const emptyOption = (isOpen: boolean) => (isOpen ? [{ value: "", label: t("choose") }] : []);
  return (
    <>
      <DetectedColumns header={header} columns={columns} />
      <details open={questions.length > 0}>
        <summary className="w-fit cursor-pointer list-item ps-1 font-medium text-primary underline-offset-4 hover:underline">
          {t("columnsTitle")}
        </summary>
        <HeadingForm statement={statement} />
        <Form
          key={JSON.stringify(columns)}
          method="get"
          preventScrollReset
          className="mt-4 grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
        >
          <input type="hidden" name="statement" value={id} />
          <input type="hidden" name="c.heading" value={columns.heading} />
          {columnNames.map((name) => (
            <SelectField
              key={name}
              name={`c.${name}`}
              label={t(`column_${name}`)}
              defaultValue={String(columns[name])}
              options={options}
            />
          ))}
          {columns.account < 0 && (
            <TextField
              name="c.accountName"
              label={t("accountName")}
              hint={t("accountNameHint")}
              defaultValue={columns.accountName}
              maxLength={80}
              autoComplete="off"
            />
          )}
          <SelectField
            name="c.days"
            label={t("days")}
            defaultValue={columns.days ?? ""}
            options={[
              ...emptyOption(columns.days === null),
              ...dayOrders.map((value) => ({ value, label: t(`days_${value}`) })),
            ]}
          />
          <SelectField
            name="c.decimal"
            label={t("decimal")}
            defaultValue={columns.decimal ?? ""}
            options={[
              ...emptyOption(columns.decimal === null),
              ...decimalMarks.map((value) => ({ value, label: value === "." ? "1,234.56" : "1.234,56" })),
            ]}
          />
          <div className="sm:col-span-full">
            <Button type="submit" variant="outline">
              {t("lookAgain")}
            </Button>
          </div>
        </Form>
      </details>
    </>
  );
}

/** Lists the columns of the file with their meanings. */
function DetectedColumns({ header, columns }: Pick<StatementDetails, "header" | "columns">) {
  const t = useTranslation("bank");
  return (
    <section aria-label={t("understood")}>
      <h3 className="mb-2 text-sm font-medium">{t("understood")}</h3>
      <ul className="grid gap-x-6 gap-y-1 text-sm sm:grid-cols-2 lg:grid-cols-3">
        {header.map(({ name, currency }, index) => {
          const role = columnNames.find((one) => columns[one] === index);
          const isSum = role === "amount" || role === "debit";
          return (
            <li key={index}>
              <bdi>{name || index + 1}</bdi>:{" "}
              <span className="text-muted">{role ? t(`column_${role}`) : t("notUsed")}</span>
              {isSum && currency !== null && (
                <span className="text-muted">
                  {" · "}
                  <bdi>{currency}</bdi>
                </span>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/**
 * The form that selects the line with the column headings. The columns' meanings are then derived from this
 * line.
 */
function HeadingForm({ statement: { id, headings, columns } }: { statement: StatementDetails }) {
  const t = useTranslation("bank");
  const options = headings.map(({ line, text }) => ({
    value: String(line),
    label: `${line} · ${text.slice(0, 60)}`,
  }));
  return (
    <Form method="get" preventScrollReset className="mt-4 grid items-start gap-x-4 sm:grid-cols-2">
      <input type="hidden" name="statement" value={id} />
      <SelectField
        name="c.heading"
        label={t("headingLine")}
        defaultValue={String(columns.heading)}
        options={options}
      />
      <div className="sm:pt-6">
        <Button type="submit" variant="outline">
          {t("useHeading")}
        </Button>
      </div>
    </Form>
  );
}
