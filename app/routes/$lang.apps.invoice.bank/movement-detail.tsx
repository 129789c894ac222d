import { Form } from "react-router";
import type { CallData } from "#contract/calls/call.ts";
import type { getBankLine } from "#contract/bank/bank-statements.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { Money } from "~/components/ui/money";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { invoicePath } from "~/features/invoices/invoice-paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { IfPermitted } from "~/components/ui/if-permitted";

type Line = CallData<typeof getBankLine>;

interface MovementDetailProps {
  line: Line;
  formKey: string;
  result: SubmissionResult | undefined;
}

/**
 * Shows a bank transaction with the invoice that it settles or the invoices that it may pay, and the possible
 * actions.
 */
export function MovementDetail({ line, formKey, result }: MovementDetailProps) {
  const t = useTranslation("bank");
  const { amount, currency, bookedOn, text, fileName, state, invoice } = line;
  return (
    <DetailSheet isWide title={<Money amount={amount} currency={currency} />} subtitle={t(`state_${state}`)}>
      <Facts
        facts={[
          { label: t("day"), value: <DateTime value={bookedOn} /> },
          { label: t("text"), value: <bdi>{text || "–"}</bdi> },
          { label: t("file"), value: <bdi>{fileName}</bdi> },
          ...(invoice
            ? [
                {
                  label: t("pays"),
                  value: (
                    <LocalizedLink to={invoicePath(invoice.id)} className="text-primary hover:underline">
                      <bdi dir="ltr">{invoice.number}</bdi>
                    </LocalizedLink>
                  ),
                },
              ]
            : []),
        ]}
      />
      <IfPermitted permission="invoices.settle">
        {line.returns && (
          <ReturnStep line={line.id} returns={line.returns} formKey={formKey} result={result} />
        )}
        <Steps line={line} formKey={formKey} result={result} />
        {(state === "open" || state === "aside") && <AsideForm id={line.id} isAside={state === "aside"} />}
      </IfPermitted>
    </DetailSheet>
  );
}

function Steps({ line, formKey, result }: MovementDetailProps) {
  const t = useTranslation("bank");
  const form = useFormCheck(result);
  const { id, state, invoice, suggestions } = line;
  if (state === "aside" || state === "returned") return null;
  return (
    <Form method="post" className="grid gap-5" preventScrollReset {...form.props}>
      <FormErrors state={form.state} labels={{ number: t("number") }} />
      <FormKey state={form.state} fresh={formKey} />
      <input type="hidden" name="line" value={id} />
      {state === "open" && (
        <>
          <TextField
            {...form.field("number")}
            label={t("number")}
            hint={t("numberHint")}
            list="suggested"
            defaultValue={form.field("number").defaultValue ?? suggestions[0]?.number ?? ""}
            maxLength={40}
            autoComplete="off"
            dir="ltr"
            required
          />
          <Suggestions suggestions={suggestions} currency={line.currency} />
          <div>
            <IntentButton intent="assign" label={t("assign")} />
          </div>
        </>
      )}
      {invoice && (
        <div>
          <input type="hidden" name="payment" value={invoice.payment} />
          <p className="mb-3 text-sm text-muted">{t("undoText")}</p>
          <IntentButton intent="undo" label={t("undo")} variant="outline" />
        </div>
      )}
    </Form>
  );
}

interface ReturnStepProps extends Pick<MovementDetailProps, "formKey" | "result"> {
  line: string;
  returns: NonNullable<Line["returns"]>;
}

/** A button that withdraws a payment, because this transaction is its return by the bank. */
function ReturnStep({ line, returns: { payment, invoice, number }, formKey, result }: ReturnStepProps) {
  const t = useTranslation("bank");
  const state = formState(result);
  return (
    <Form method="post" preventScrollReset>
      <FormErrors state={state} />
      <FormKey state={state} fresh={formKey} />
      <input type="hidden" name="line" value={line} />
      <input type="hidden" name="payment" value={payment} />
      <p className="mb-3 text-sm text-muted">
        {t("returnText", { number })}{" "}
        <LocalizedLink to={invoicePath(invoice)} className="text-primary hover:underline">
          <bdi dir="ltr">{number}</bdi>
        </LocalizedLink>
      </p>
      <IntentButton intent="return" label={t("returnPayment")} />
    </Form>
  );
}

function AsideForm({ id, isAside }: { id: string; isAside: boolean }) {
  const t = useTranslation("bank");
  return (
    <Form method="post" preventScrollReset>
      <input type="hidden" name="line" value={id} />
      <IntentButton
        intent={isAside ? "take-up" : "aside"}
        label={t(isAside ? "takeUp" : "aside")}
        variant="outline"
      />
    </Form>
  );
}

function Suggestions({ suggestions, currency }: Pick<Line, "suggestions" | "currency">) {
  const t = useTranslation("bank");
  if (suggestions.length === 0) return <p className="text-sm text-muted">{t("suggestionsNone")}</p>;
  return (
    <div>
      <datalist id="suggested">
        {suggestions.map(({ id, number, network }) => (
          <option key={id} value={number} label={network} />
        ))}
      </datalist>
      <h3 className="mb-2 text-sm font-medium">{t("suggestions")}</h3>
      <ul className="divide-y divide-line rounded-md border border-line text-sm">
        {suggestions.map(({ id, number, network, balance, why }) => (
          <li key={id} className="flex flex-wrap justify-between gap-x-4 px-4 py-2.5">
            <span>
              <LocalizedLink to={invoicePath(id)} className="text-primary hover:underline">
                <bdi dir="ltr">{number}</bdi>
              </LocalizedLink>{" "}
              · <bdi>{network}</bdi>
              <span className="block text-muted">{t(`why_${why}`)}</span>
            </span>
            <Money amount={balance} currency={currency} />
          </li>
        ))}
      </ul>
    </div>
  );
}
