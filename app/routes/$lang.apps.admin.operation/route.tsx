import { data } from "react-router";
import { listJobQueues } from "#contract/jobs/admin-jobs.ts";
import { changeOperationMode, getOperationMode } from "#contract/operation/operation-mode.ts";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { Screen } from "~/components/screen";
import { PartRegion } from "~/components/states/part-region";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Card } from "~/components/ui/card";
import { IfPermitted } from "~/components/ui/if-permitted";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { ModeForm } from "./mode-form";
import { modeSchema } from "./mode-schema.server";
import { QueueTable } from "./queue-table";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("operation");

export async function loader({ context }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [queues, mode] = await Promise.all([
    loadPart(provider.call(listJobQueues).then(({ data: rows }) => rows)),
    loadPart(provider.call(getOperationMode).then(({ data: current }) => current)),
  ]);
  return { queues, mode };
}

/** Switches the operation mode. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "operation");
  const submission = parseForm(await readForm(request), { schema: modeSchema(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  const { state, minutes, ...messages } = submission.value;
  try {
    await providerClient(context).call(changeOperationMode, { body: { state, minutes, messages } });
    return redirectWithToast(url.pathname, { tone: "success", title: t(`switched_${state}`) });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ result }, { status });
  }
}

/** The operation mode, and the background jobs of all processes. */
export default function Operation({ loaderData: { queues, mode }, actionData }: Route.ComponentProps) {
  const t = useTranslation("operation");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <div className="grid gap-6">
        <PartRegion part={queues}>
          {(rows) => (
            <Card title={t("jobs")} padded={false}>
              <QueueTable rows={rows} />
            </Card>
          )}
        </PartRegion>
        <IfPermitted permission="operation.switch">
          <PartRegion part={mode}>
            {(current) => (
              <Card title={t("mode")}>
                <ModeForm key={current.state} mode={current} result={actionData?.result} />
              </Card>
            )}
          </PartRegion>
        </IfPermitted>
      </div>
    </Screen>
  );
}
