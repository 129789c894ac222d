import { Form } from "react-router";
import type { NetworkConnection } from "#contract/networks/admin-connections.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { IntentButton } from "~/components/form/intent-button";
import { Alert } from "~/components/ui/alert";
import { Badge } from "~/components/ui/badge";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Facts } from "~/components/ui/facts";
import { IfPermitted } from "~/components/ui/if-permitted";
import { ConnectionTestResult } from "~/features/networks/connection-test-result";
import { useTranslation } from "~/i18n/use-translation";
import type { ConnectionTest } from "./handle-action.server";

interface ScheduleCardProps {
  connection: NonNullable<NetworkConnection["connection"]>;
  runs: NetworkConnection["recentRuns"];
  /** Whether the network's programmes are fetched in addition to its reports. */
  hasProgrammes: boolean;
  hasCoupons: boolean;
  tried: ConnectionTest | undefined;
  /** The result of a form that has only a button, if it was refused. */
  result: SubmissionResult | undefined;
}

/**
 * Shows whether a network's reports are fetched and until when its data is complete, with buttons that test
 * and pause the connection.
 */
export function ScheduleCard({
  connection,
  runs,
  hasProgrammes,
  hasCoupons,
  tried,
  result,
}: ScheduleCardProps) {
  const t = useTranslation("network-connection");
  const { isPaused, changedThrough, nextRunAt, failures } = connection;
  const lastFinishedAt = runs.find(({ finishedAt }) => finishedAt !== null)?.finishedAt;
  const failure = runs.find(({ state }) => state === "failed" || state === "done")?.failure;
  return (
    <Card
      title={t("schedule")}
      actions={
        <Badge tone={isPaused ? "neutral" : failures > 0 ? "warning" : "success"}>
          {isPaused ? t("state_paused") : failures > 0 ? t("state_failing") : t("state_active")}
        </Badge>
      }
    >
      <div className="grid gap-5">
        {failures > 0 && failure && (
          <Alert tone="warning" title={t("failuresInRow", { count: failures })}>
            {t(`failure_${failure}`)}
          </Alert>
        )}
        <Facts
          facts={[
            {
              label: t("changedThrough"),
              value: changedThrough ? <DateTime value={changedThrough} style="minute" /> : t("never"),
            },
            {
              label: t("lastRun"),
              value: lastFinishedAt ? <DateTime value={lastFinishedAt} style="minute" /> : t("never"),
            },
            {
              label: t("nextRun"),
              value: isPaused ? t("nextRunPaused") : <DateTime value={nextRunAt} style="minute" />,
            },
          ]}
        />
        {tried && <ConnectionTestResult tried={tried} t={t} />}
        <Form method="post" className="flex flex-wrap gap-3 empty:hidden" preventScrollReset>
          {result && (
            <div className="w-full">
              <FormErrors state={formState(result)} />
            </div>
          )}
          <IfPermitted permission="networks.secrets">
            <IntentButton intent="test" label={t("test")} variant="soft" />
          </IfPermitted>
          <IfPermitted permission="networks.write">
            {hasProgrammes && (
              <IntentButton
                intent="programmes"
                label={t(hasCoupons ? "syncCatalogue" : "syncProgrammes")}
                variant="outline"
              />
            )}
            {isPaused ? (
              <IntentButton intent="resume" label={t("resume")} variant="outline" />
            ) : (
              <IntentButton intent="pause" label={t("pause")} variant="outline" />
            )}
          </IfPermitted>
        </Form>
      </div>
    </Card>
  );
}
