import { data } from "react-router";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { RecordRegion } from "~/features/administration/record-region";
import { LeadTabs } from "~/features/lead-reports/lead-tabs";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useLiveTail } from "~/page/use-live-tail";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { IfPermitted } from "~/components/ui/if-permitted";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { applyPreview, examineAgain, submitReports, loadImport } from "./import.server";
import { NewestReports } from "./newest-reports";
import { isInProgress } from "./report-progress";
import { ReportView } from "./report-view";
import { UploadForm } from "./upload-form";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("lead-reports", "report-reasons");

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await loadImport(providerClient(context), url.searchParams);
  return data(view, { status: view.opened?.state === "unknown" ? 404 : statusOf([view.page]) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  const t = getTranslation(context, "lead-reports");
  const input = { provider: providerClient(context), t, language: getLocale(context), form };
  if (form.get("intent") === "examine") return examineAgain(input);
  return form.get("intent") === "apply" ? applyPreview(input) : submitReports(input);
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Imports reports of networks from files: upload, preview, apply. */
export default function ImportReports({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("lead-reports");
  const { page, opened, formKey } = loaderData;
  const result = actionData?.kind === "upload" ? actionData.result : undefined;
  useLiveTail(opened?.state === "loaded" && isInProgress(opened.data));
  const notApplied = actionData?.kind === "apply" ? actionData.result : undefined;
  return (
    <Screen title={t("importTitle")} subtitle={t("importSubtitle")} tabs={<LeadTabs />} isDense>
      {opened?.state !== "loaded" && <FormErrors state={formState(notApplied)} isFormGone />}
      {opened?.state === "unknown" && <Alert tone="warning" title={t("unknown")} />}
      {opened && opened.state !== "unknown" && (
        <RecordRegion key={opened.state === "loaded" ? opened.data.id : "failed"}>
          <PartRegion part={opened}>
            {(report) => <ReportView report={report} formKey={formKey} result={notApplied} />}
          </PartRegion>
        </RecordRegion>
      )}
      <PartRegion part={page}>
        {({ data: reports, meta }) => (
          <div className="space-y-6">
            <IfPermitted permission="reports.import">
              <UploadForm networks={meta.networks} formKey={formKey} result={result} />
            </IfPermitted>
            <NewestReports reports={reports} />
          </div>
        )}
      </PartRegion>
    </Screen>
  );
}
