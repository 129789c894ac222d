import { randomUUID } from "node:crypto";
import { id } from "#contract/text/identifiers.ts";
import { getInvoice } from "#contract/invoices/invoices.ts";
import { dayIn } from "#shared/time-zone.ts";
import { readForm } from "~/components/form/read-form.server";
import { InvoicePage } from "~/features/invoices/invoice-page";
import { handleAction } from "~/features/invoices/steps/handle-action.server";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("invoices");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const input = { params: { id: parseIdParam(params.id) } };
  const provider = providerClient(context);
  const { data: invoice } = await provider.call(getInvoice, input);
  return {
    invoice,
    step: url.searchParams.get("step"),
    payment: id.safeParse(url.searchParams.get("payment")).data ?? null,
    today: dayIn(new Date(), provider.timeZone),
    formKey: randomUUID(),
  };
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return handleAction({
    provider: providerClient(context),
    t: getTranslation(context, "invoices"),
    language: getLocale(context),
    invoice: parseIdParam(params.id),
    form: await readForm(request),
  });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

export default function PreviewInvoice({ loaderData, actionData }: Route.ComponentProps) {
  return <InvoicePage {...loaderData} result={actionData?.result} />;
}
