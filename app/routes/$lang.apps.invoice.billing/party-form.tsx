import type { ReactNode } from "react";
import { Form } from "react-router";
import type { Issuer } from "#contract/invoices/issuer.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { EmailField } from "~/components/form/email-field";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";

type BindField = (name: string, value: string) => ReturnType<ReturnType<typeof useFormCheck>["field"]>;

interface PartyFormProps {
  intent: "issuer" | "network";
  /** The version that the change is based on. */
  version: number | string;
  party: Pick<Issuer, "name" | "address" | "email" | "taxId">;
  result: SubmissionResult | undefined;
  children: (field: BindField) => ReactNode;
}

/** The form that edits the issuer or the recipient of invoices. */
export function PartyForm({ intent, version, party, result, children }: PartyFormProps) {
  const t = useTranslation("invoices");
  const form = useFormCheck(result);
  const canWrite = useHasPermission("invoices.write");
  const field: BindField = (name, value) => {
    const bound = form.field(name);
    return { ...bound, defaultValue: bound.defaultValue ?? value };
  };
  const address = field("address", party.address);
  const labels = { name: t("partyName"), email: t("partyEmail") };
  return (
    <Form method="post" preventScrollReset {...form.props}>
      <FormErrors state={form.state} labels={labels} />
      <input type="hidden" name="version" value={version} />
      <div className="grid gap-x-4 sm:grid-cols-2">
        <TextField {...field("name", party.name)} label={labels.name} dir="auto" maxLength={120} required />
        <EmailField {...field("email", party.email)} label={labels.email} />
        <Field name={address.name} errors={address.errors} label={t("partyAddress")}>
          {(control) => (
            <Textarea {...control} dir="auto" rows={3} maxLength={400} defaultValue={address.defaultValue} />
          )}
        </Field>
        <TextField {...field("taxId", party.taxId)} label={t("taxId")} maxLength={120} dir="ltr" />
        {children(field)}
      </div>
      {canWrite && <IntentButton intent={intent} label={t("save")} />}
    </Form>
  );
}
