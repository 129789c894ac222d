import type { ReactNode } from "react";
import { Form } from "react-router";
import type { AdminNetwork } from "#contract/networks/admin-networks.ts";
import type { PostbackMapping } from "#contract/networks/postbacks.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Textarea } from "~/components/ui/textarea";
import { SaveOrReload } from "~/features/networks/save-or-reload";
import { useTranslation } from "~/i18n/use-translation";
import { MappingFields } from "./mapping-fields";
import { mappingInputs, parameterNames, statuses, commonMapping } from "./mapping-names";

interface MappingFormProps {
  network: AdminNetwork;
  /** The initial values, or null if the network has no mapping yet. */
  mapping: PostbackMapping | null;
  /** The initial sample: the payload of the report in the URL, or the preset's sample. */
  sample: string;
  formKey: string;
  result: SubmissionResult | undefined;
  /** The interpretation of the sample, shown next to it. */
  children: ReactNode;
}

/** The form that changes a network's mapping, with a sample to test the mapping before it is saved. */
export function MappingForm({ network, mapping, sample, formKey, result, children }: MappingFormProps) {
  const t = useTranslation("networks");
  const form = useFormCheck(result);
  const inputs = mappingInputs(mapping ?? commonMapping);
  const version = form.state.values.version ?? String(network.version);
  const { defaultValue, ...bound } = form.field("sample");
  const labels = Object.fromEntries([
    ...parameterNames.map((name) => [name, t(`parameter_${name}`)] as const),
    ...statuses.map((status) => [`words_${status}`, t(`words_${status}`)] as const),
    ["wrapper", t("wrapper")] as const,
    ["items", t("items")] as const,
    ["timeZone", t("timeZone")] as const,
    ["sample", t("sample")] as const,
  ]);
  return (
    <Form method="post" preventScrollReset className="grid items-start gap-6 lg:grid-cols-2" {...form.props}>
      <Card title={t("mappingTitle")}>
        <div className="grid gap-4">
          {!network.mapping && <Alert tone="warning">{t("mappingNone")}</Alert>}
          <FormErrors state={form.state} labels={labels} />
          <FormKey state={form.state} fresh={formKey} />
          <input type="hidden" name="version" value={version} />
          <MappingFields form={form} inputs={inputs} />
          <SaveOrReload isOld={version !== String(network.version)} />
        </div>
      </Card>
      <div className="grid gap-6 lg:sticky lg:top-24">
        <Card title={t("sample")}>
          <Field name={bound.name} errors={bound.errors} label={t("report")} hint={t("sampleText")}>
            {(control) => (
              <Textarea
                {...control}
                defaultValue={defaultValue ?? sample}
                rows={8}
                dir="ltr"
                autoComplete="off"
                spellCheck={false}
                className="font-mono text-sm break-all"
              />
            )}
          </Field>
          <IntentButton intent="try" label={t("tryIt")} variant="soft" className="mt-3" />
        </Card>
        {children}
      </div>
    </Form>
  );
}
