import { data } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { Screen } from "~/components/screen";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { IfPermitted } from "~/components/ui/if-permitted";
import { RecordRegion } from "~/features/administration/record-region";
import { payoutRunsPath } from "~/features/payout-runs/paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { ReportView } from "./report-view";
import { loadReports, handleReportAction } from "./reports.server";
import { NewestReports } from "./newest-reports";
import { UploadForm } from "./upload-form";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("payout-answers", "payment-failures", "bank-statements");

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await loadReports(providerClient(context), url);
  return data(view, { status: view.opened?.state === "unknown" ? 404 : statusOf([view.newest]) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const provider = providerClient(context);
  const t = getTranslation(context, "payout-answers");
  return handleReportAction({ provider, t, language: getLocale(context), form: await readForm(request) });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Imports the responses of banks and payment services to payout runs. */
export default function PayoutReports({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("payout-answers");
  const { newest, opened, formKey } = loaderData;
  const resultOf = (intent: string) => (actionData?.intent === intent ? actionData.result : undefined);
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <LocalizedLinkButton to={payoutRunsPath} variant="outline">
          {t("back")}
        </LocalizedLinkButton>
      }
    >
      {opened?.state === "unknown" && <Alert tone="warning" title={t("unknown")} />}
      {opened && opened.state !== "unknown" && (
        <RecordRegion key={opened.state === "loaded" ? opened.data.id : "failed"}>
          <PartRegion part={opened}>
            {(report) => <ReportView report={report} formKey={formKey} result={resultOf("apply")} />}
          </PartRegion>
        </RecordRegion>
      )}
      {!opened && (
        <IfPermitted permission="withdrawals.pay">
          <UploadForm formKey={formKey} result={resultOf("upload")} />
        </IfPermitted>
      )}
      <PartRegion part={newest}>{(reports) => <NewestReports reports={reports} />}</PartRegion>
    </Screen>
  );
}
