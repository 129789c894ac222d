import { randomUUID } from "node:crypto";
import { defaultPrint } from "#contract/invoices/invoice-limits.ts";
import { getInvoiceSummary } from "#contract/invoices/invoices.ts";
import { readForm } from "~/components/form/read-form.server";
import { SelectField } from "~/components/form/select-field";
import { InvoiceForm } from "~/features/invoices/form/invoice-form";
import { emptyLine, printFieldsOf } from "~/features/invoices/form/invoice-input";
import { saveInvoice } from "~/features/invoices/form/save-invoice.server";
import { billingPath, invoicesPath } from "~/features/invoices/invoice-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("invoices");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data: summary } = await providerClient(context).call(getInvoiceSummary);
  const selectedNetwork = summary.networks.find(({ key }) => key === url.searchParams.get("network"));
  return { summary, selectedNetwork, formKey: randomUUID() };
}

export async function action({ context, request }: Route.ActionArgs) {
  const t = getTranslation(context, "invoices");
  const form = await readForm(request);
  return saveInvoice({ provider: providerClient(context), t, language: getLocale(context), form });
}

/** The form that creates a draft. Drafts for a whole month are created on the list screen. */
export default function AddInvoice({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("invoices");
  const language = useLanguage();
  const { summary, selectedNetwork, formKey } = loaderData;
  const taxes = selectedNetwork?.billing ?? { tax1: 0, tax2: 0 };
  return (
    <Screen
      title={t("addTitle")}
      subtitle={t("addSubtitle")}
      actions={
        <LocalizedLinkButton variant="outline" to={billingPath}>
          {t("billingTitle")}
        </LocalizedLinkButton>
      }
    >
      <InvoiceForm
        key={JSON.stringify(actionData?.input ?? null)}
        initial={{
          network: selectedNetwork?.key ?? "",
          rows: "1",
          ...emptyLine(0, taxes, language),
          ...printFieldsOf(defaultPrint),
        }}
        currency={summary.currency}
        staff={summary.staff}
        formKey={formKey}
        result={actionData?.result}
        input={actionData?.input}
        closeTo={invoicesPath}
      >
        {(field) => (
          <SelectField
            {...field("network")}
            label={t("network")}
            placeholder={t("networkChoose")}
            options={summary.networks.map(({ key, name }) => ({ value: key, label: name }))}
          />
        )}
      </InvoiceForm>
    </Screen>
  );
}
