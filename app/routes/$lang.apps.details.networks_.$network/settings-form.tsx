import { Form } from "react-router";
import type { AdminNetwork } from "#contract/networks/admin-networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { SaveOrReload } from "~/features/networks/save-or-reload";
import { SettingsFields } from "~/features/networks/settings-fields";
import { settingsLabels } from "~/features/networks/settings-labels";
import { useTranslation } from "~/i18n/use-translation";

interface SettingsFormProps {
  network: AdminNetwork;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** The form that changes a network's settings. It is refused if another admin has saved in the meantime. */
export function SettingsForm({ network, formKey, result }: SettingsFormProps) {
  const t = useTranslation("networks");
  const form = useFormCheck(result);
  const version = form.state.values.version ?? String(network.version);
  return (
    <Card title={t("section_settings")}>
      <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
        <FormErrors state={form.state} labels={settingsLabels(t)} />
        <FormKey state={form.state} fresh={formKey} />
        <input type="hidden" name="version" value={version} />
        <SettingsFields form={form} settings={network} />
        <SaveOrReload isOld={version !== String(network.version)} />
      </Form>
    </Card>
  );
}
