import { listJobQueues } from "#contract/jobs/admin-jobs.ts";
import { Screen } from "~/components/screen";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { QueueTable } from "./queue-table";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("operation");

export async function loader({ context }: Route.LoaderArgs) {
  const provider = providerClient(context);
  return { queues: await loadPart(provider.call(listJobQueues).then(({ data }) => data)) };
}

/** Lists the queues of background jobs. */
export default function Operation({ loaderData: { queues } }: Route.ComponentProps) {
  const t = useTranslation("operation");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <PartRegion part={queues}>
        {(rows) => (
          <Card title={t("jobs")} padded={false}>
            <QueueTable rows={rows} />
          </Card>
        )}
      </PartRegion>
    </Screen>
  );
}
