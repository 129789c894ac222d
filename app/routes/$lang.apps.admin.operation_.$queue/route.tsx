import { randomUUID } from "node:crypto";
import { data, Form } from "react-router";
import { z } from "zod";
import { getJobQueue, retryJobs } from "#contract/jobs/admin-jobs.ts";
import { jobQueues } from "#contract/jobs/job-queues.ts";
import { getWarehouse, requestWarehouseExport } from "#contract/warehouse/admin-warehouse.ts";
import { formKey } from "~/components/form/form-key-schema";
import { FormErrors } from "~/components/form/form-errors";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { IfPermitted } from "~/components/ui/if-permitted";
import { operationPath } from "~/features/operation/paths";
import { formatNumber } from "~/i18n/format";
import { getTranslation } from "~/i18n/i18n.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { FailedJobs } from "./failed-jobs";
import { WarehouseExports } from "./warehouse-exports";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("operation");

const queueName = z.enum(jobQueues);
const jobForm = z.object({
  key: formKey,
  job: z.string().max(64).optional(),
  intent: z.enum(["retry", "export"]).default("retry"),
});

/**
 * Returns the queue with the name in a path.
 * @throws Response 404 if it doesn't exist
 */
function queueOf(params: { queue?: string | undefined }) {
  const { data: queue } = queueName.safeParse(params.queue);
  if (!queue) throw new Response(null, { status: 404 });
  return queue;
}

export async function loader({ context, params }: Route.LoaderArgs) {
  const call = { params: { queue: queueOf(params) } };
  const provider = providerClient(context);
  const [queue, warehouse] = await Promise.all([
    provider.call(getJobQueue, call).then(({ data: state }) => state),
    call.params.queue === "warehouse"
      ? provider.call(getWarehouse).then(({ data: current }) => current)
      : undefined,
  ]);
  return { queue, warehouse, formKey: randomUUID() };
}

/** Retries one failed job or all failed jobs of the queue, or starts an export to the storage. */
export async function action({ context, request, params, url }: Route.ActionArgs) {
  const queue = queueOf(params);
  const submission = parseForm(await readForm(request), { schema: jobForm });
  if (submission.status !== "success") throw new Response(null, { status: 400 });
  const { key, job, intent } = submission.value;
  // All forms of the page have the same form key, so the job makes the idempotency key unique.
  const idempotencyKey = job === undefined ? key : `${key}-${job}`;
  const t = getTranslation(context, "operation");
  const provider = providerClient(context);
  try {
    if (intent === "export") {
      if (queue !== "warehouse") throw new Response(null, { status: 400 });
      await provider.call(requestWarehouseExport, {}, { idempotencyKey: `${key}-export` });
      return redirectWithToast(url.pathname, { tone: "success", title: t("exportRequestedToast") });
    }
    const call = { params: { queue }, body: { jobs: job === undefined ? null : [job] } };
    const { data: retried } = await provider.call(retryJobs, call, { idempotencyKey });
    return redirectWithToast(url.pathname, {
      tone: "success",
      title: t("retried", { count: retried.count }),
    });
  } catch (error) {
    const { result, status } = replyWithError(submission, error);
    return data({ result }, { status });
  }
}

/** Shows one queue of background jobs and its failed jobs. */
export default function JobQueueScreen({ loaderData, actionData }: Route.ComponentProps) {
  const { queue, warehouse, formKey: key } = loaderData;
  const t = useTranslation("operation");
  const language = useLanguage();
  const isUsed = !warehouse || warehouse.destination !== null || warehouse.exports.length > 0;
  return (
    <Screen
      title={t(`queue_${queue.name}`)}
      subtitle={t(`about_${queue.name}`)}
      up={<BackLink to={operationPath}>{t("back")}</BackLink>}
    >
      <div className="grid gap-6">
        {actionData && <FormErrors state={formState(actionData.result)} />}
        {isUsed && (
          <Card>
            <Facts
              facts={[
                { label: t("waiting"), value: formatNumber(queue.waiting, language) },
                {
                  label: t("oldest"),
                  value: queue.waitingSince ? <DateTime value={queue.waitingSince} style="minute" /> : "–",
                },
                {
                  label: t("failed"),
                  value: queue.failed === null ? t("neverGivenUp") : formatNumber(queue.failed, language),
                },
              ]}
            />
          </Card>
        )}
        {warehouse && <WarehouseExports warehouse={warehouse} formKey={key} />}
        {isUsed && (
          <Card
            title={t("failedJobs")}
            padded={false}
            actions={
              queue.jobs.length > 0 && (
                <IfPermitted permission="operation.retry">
                  <Form method="post" preventScrollReset>
                    <input type="hidden" name="key" value={key} />
                    <IntentButton intent="retry" label={t("retryAll")} />
                  </Form>
                </IfPermitted>
              )
            }
          >
            {queue.jobs.length === 0 ? (
              <EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />
            ) : (
              <FailedJobs jobs={queue.jobs} formKey={key} />
            )}
          </Card>
        )}
      </div>
    </Screen>
  );
}
