import { Form, useLocation } from "react-router";
import type { AdminNetwork } from "#contract/admin-networks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { SettingsFields } from "~/features/networks/settings-fields";
import { settingsLabels } from "~/features/networks/settings-labels";
import { May } from "~/shell/may";
import { useTranslation } from "~/i18n/use-translation";

interface SettingsFormProps {
  network: AdminNetwork;
  formKey: string;
  refused: SubmissionResult | undefined;
}

/** The settings of a network; saved unless another admin has saved meanwhile. */
export function SettingsForm({ network, formKey, refused }: SettingsFormProps) {
  const t = useTranslation("networks");
  const { pathname } = useLocation();
  const form = useFormCheck(refused);
  const version = form.state.values.version ?? String(network.version);
  return (
    <Card title={t("section_settings")}>
      <Form method="post" className="grid gap-2" preventScrollReset {...form.props}>
        <FormErrors state={form.state} labels={settingsLabels(t)} />
        <FormKey state={form.state} fresh={formKey} />
        <input type="hidden" name="version" value={version} />
        <SettingsFields form={form} settings={network} />
        <div className="flex flex-wrap gap-3">
          <May permission="networks.write">
            <IntentButton intent="save" label={t("save")} />
          </May>
          {version !== String(network.version) && (
            <LinkButton variant="outline" to={pathname} reloadDocument>
              {t("loadAgain")}
            </LinkButton>
          )}
        </div>
      </Form>
    </Card>
  );
}
