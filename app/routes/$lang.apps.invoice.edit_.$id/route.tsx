import { randomUUID } from "node:crypto";
import { getInvoice, getInvoiceSummary, type Invoice } from "#contract/invoices/invoices.ts";
import { readForm } from "~/components/form/read-form.server";
import { Alert } from "~/components/ui/alert";
import { InvoiceForm } from "~/features/invoices/form/invoice-form";
import { invoiceInput } from "~/features/invoices/form/invoice-input";
import { saveInvoice } from "~/features/invoices/form/save-invoice.server";
import { invoicePath } from "~/features/invoices/invoice-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("invoices");

export async function loader({ context, params }: Route.LoaderArgs) {
  const input = { params: { id: parseIdParam(params.id) } };
  const provider = providerClient(context);
  const [{ data: invoice }, { data: summary }] = await Promise.all([
    provider.call(getInvoice, input),
    provider.call(getInvoiceSummary),
  ]);
  return { invoice, staff: withCurrentSalesperson(summary.staff, invoice), formKey: randomUUID() };
}

/**
 * Returns the people to choose from: all staff members, and the current choice, even if that person has left
 * the staff.
 */
function withCurrentSalesperson(staff: { id: string; name: string }[], { print: { salesperson } }: Invoice) {
  return !salesperson || staff.some(({ id }) => id === salesperson.id) ? staff : [salesperson, ...staff];
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const t = getTranslation(context, "invoices");
  const input = {
    t,
    language: getLocale(context),
    invoice: parseIdParam(params.id),
    form: await readForm(request),
  };
  return saveInvoice({ provider: providerClient(context), ...input });
}

/**
 * Doesn't reload after a button that adds or removes a line was pressed, because the entered values are newer
 * than the stored ones.
 */
export function shouldRevalidate({ actionStatus }: { actionStatus?: number }) {
  return actionStatus === undefined || actionStatus === 409;
}

/** The form that edits an existing draft. */
export default function EditInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const { invoice, staff, formKey } = loaderData;
  const back = <LocalizedLinkButton to={invoicePath(invoice.id)}>{t("toInvoice")}</LocalizedLinkButton>;
  return (
    <Screen title={t("editTitle")} subtitle={<bdi>{invoice.network.name}</bdi>}>
      {invoice.state === "draft" ? (
        <InvoiceForm
          key={JSON.stringify(actionData?.input ?? invoice.version)}
          initial={invoiceInput(invoice, language)}
          currency={invoice.currency}
          staff={staff}
          formKey={formKey}
          result={actionData?.result}
          input={actionData?.input}
          closeTo={invoicePath(invoice.id)}
        >
          {() => <input type="hidden" name="version" value={invoice.version} />}
        </InvoiceForm>
      ) : (
        <Alert tone="info" title={t("sentStays")}>
          {back}
        </Alert>
      )}
    </Screen>
  );
}
