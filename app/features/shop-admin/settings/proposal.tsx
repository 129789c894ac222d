import { Form } from "react-router";
import type { SettingsArea } from "#contract/settings/settings-areas.ts";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { Differences } from "./differences";
import type { loadSettings, SettingsActionData } from "./settings.server";

type CurrentSettings = Awaited<ReturnType<typeof loadSettings>>["settings"];

interface ProposalProps {
  area: SettingsArea;
  settings: CurrentSettings;
  formKey: string;
  actionData: SettingsActionData | undefined;
}

/** A change that waits for a second admin to decide on it here. The admin who proposed it can withdraw it. */
export function Proposal({ area, settings, formKey, actionData }: ProposalProps) {
  const t = useTranslation("settings");
  const canWrite = useHasPermission("settings.write");
  const form = useFormCheck(actionData?.form === "decision" ? actionData.result : undefined);
  const { proposal, currency } = settings;
  if (!proposal) return null;
  return (
    <Alert tone="info" title={t("waitingTitle")}>
      <p>
        <bdi>{t("requestedBy", { name: proposal.requestedBy.name })}</bdi>{" "}
        <DateTime value={proposal.requestedAt} style="minute" className="text-muted" />
      </p>
      <div className="my-4">
        <Differences area={area} currency={currency} change={proposal} titles={["inForce", "asked"]} />
      </div>
      {canWrite && (
        <Form method="post" className="grid gap-3" preventScrollReset {...form.props}>
          <FormErrors state={form.state} />
          <FormKey state={form.state} fresh={formKey} />
          <input type="hidden" name="proposal" value={proposal.id} />
          <div className="flex flex-wrap gap-3">
            {proposal.canDecide && <IntentButton intent="approve" label={t("approve")} />}
            <IntentButton
              intent="refuse"
              label={t(proposal.canDecide ? "refuse" : "takeBack")}
              variant="outline"
            />
          </div>
        </Form>
      )}
    </Alert>
  );
}
