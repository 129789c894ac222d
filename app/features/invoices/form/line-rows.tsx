import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import type { KeyboardEvent } from "react";
import { maxLines } from "#contract/invoices/invoice-limits.ts";
import { IntentButton } from "~/components/form/intent-button";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useTranslation } from "~/i18n/use-translation";
import { type InvoiceInput, lineField, rowsOf } from "./invoice-input";

type BindField = (name: string) => {
  name: string;
  errors?: string[] | undefined;
  defaultValue?: string | undefined;
};

/** Clicks the line button with an intent. */
function press(event: KeyboardEvent<HTMLElement>, intent: string) {
  const button = event.currentTarget.closest("form")?.querySelector<HTMLElement>(`button[value="${intent}"]`);
  if (!button) return;
  event.preventDefault();
  button.click();
}

/**
 * The lines of an invoice. Their buttons submit the form, and the server returns it with the lines changed,
 * so it works without scripts. Alt with an arrow key moves a line, and Enter in a line's last field adds one.
 */
export function LineRows({ field, typed }: { field: BindField; typed: InvoiceInput }) {
  const t = useTranslation("invoices");
  const rows = rowsOf(typed);
  return (
    <fieldset className="mt-4">
      <legend className="mb-3 font-semibold">{t("lines")}</legend>
      <input type="hidden" name="rows" value={rows} />
      {Array.from({ length: rows }, (_, row) => {
        const source = typed[lineField(row, "source")] || "own";
        const isSummed = source !== "own";
        const amount = { inputMode: "decimal", autoComplete: "off", maxLength: 32, dir: "ltr" } as const;
        return (
          <fieldset
            key={row}
            className="mb-4 rounded-md border border-line px-4 pt-3"
            onKeyDown={(event) => {
              if (event.altKey && event.key === "ArrowUp") press(event, `line-up-${row}`);
              if (event.altKey && event.key === "ArrowDown") press(event, `line-down-${row}`);
              const isLast = (event.target as HTMLInputElement).name === lineField(rows - 1, "tax2");
              if (event.key === "Enter" && isLast) press(event, "add-line");
            }}
          >
            <legend className="px-1 text-sm font-medium">{t("line", { number: row + 1 })}</legend>
            <input type="hidden" {...inputProps(field(lineField(row, "id")))} />
            <input type="hidden" {...inputProps(field(lineField(row, "source")))} />
            <div className="grid gap-x-4 lg:grid-cols-[minmax(0,2fr)_7rem_10rem]">
              <TextField {...field(lineField(row, "description"))} label={t("description")} maxLength={200} />
              <TextField
                {...field(lineField(row, "quantity"))}
                {...amount}
                label={t("quantity")}
                readOnly={isSummed}
              />
              <TextField
                {...field(lineField(row, "price"))}
                {...amount}
                label={t("price")}
                readOnly={isSummed}
                hint={isSummed ? t("priceSummed") : undefined}
              />
            </div>
            <div className="grid items-start gap-x-4 sm:grid-cols-3 lg:grid-cols-[8rem_8rem_8rem_1fr]">
              {(["discount", "tax1", "tax2"] as const).map((part) => (
                <TextField
                  key={part}
                  {...field(lineField(row, part))}
                  {...amount}
                  label={t(`${part}Percent`)}
                />
              ))}
              <div className="flex flex-wrap justify-end gap-1 pb-3 sm:col-span-3 lg:col-span-1 lg:pt-7">
                {row > 0 && (
                  <SubmitButton name="intent" value={`line-up-${row}`} variant="ghost" size="sm">
                    <ArrowUp aria-hidden className="size-4" />
                    <span className="sr-only">{t("lineUp", { number: row + 1 })}</span>
                  </SubmitButton>
                )}
                {row < rows - 1 && (
                  <SubmitButton name="intent" value={`line-down-${row}`} variant="ghost" size="sm">
                    <ArrowDown aria-hidden className="size-4" />
                    <span className="sr-only">{t("lineDown", { number: row + 1 })}</span>
                  </SubmitButton>
                )}
                <SubmitButton name="intent" value={`remove-line-${row}`} variant="ghost" size="sm">
                  <Trash2 aria-hidden className="size-4" />
                  <span className="sr-only">{t("lineRemove", { number: row + 1 })}</span>
                </SubmitButton>
              </div>
            </div>
          </fieldset>
        );
      })}
      {rows < maxLines && <IntentButton intent="add-line" label={t("lineAdd")} variant="outline" size="sm" />}
    </fieldset>
  );
}

function inputProps({ name, defaultValue }: ReturnType<BindField>) {
  return { name, defaultValue };
}
