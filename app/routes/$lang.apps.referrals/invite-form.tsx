import { Form, useLocation } from "react-router";
import type { Invitation } from "#contract/referrals/referrals.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { formState } from "~/components/form/form-state";
import { SubmitButton } from "~/components/form/submit-button";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { useTranslation } from "~/i18n/use-translation";
import { AddressChips } from "./address-chips";

interface InviteFormProps {
  formKey: string;
  result: SubmissionResult | undefined;
  invitations: Invitation[];
}

/** Invites friends by mail, and lists those who haven't joined yet. */
export function InviteForm({ formKey, result, invitations }: InviteFormProps) {
  const t = useTranslation("referrals");
  const { key: visit } = useLocation();
  const state = formState(result);
  return (
    <Card title={t("inviteTitle")} subtitle={t("inviteText")}>
      <Form method="post" className="grid grid-cols-1 gap-2">
        <FormErrors state={state} labels={{ emails: t("addresses") }} />
        <FormKey state={state} fresh={formKey} />
        <Field
          name="emails"
          label={t("addresses")}
          hint={t("addressesHint")}
          errors={state.fieldErrors.emails}
        >
          {(control) => (
            // The key resets the field after a submission, but not after a reload of the page's data.
            <AddressChips key={visit} control={control} defaultValue={state.values.emails ?? ""} />
          )}
        </Field>
        <div>
          <SubmitButton>{t("invite")}</SubmitButton>
        </div>
      </Form>
      {invitations.length > 0 && (
        <>
          <h3 className="mt-6 text-sm font-medium">{t("invitedTitle")}</h3>
          <ul className="mt-2 max-h-60 divide-y divide-line overflow-y-auto text-sm">
            {invitations.map(({ id, email, sentAt }) => (
              <li key={id} className="flex flex-wrap justify-between gap-x-4 py-2">
                <bdi dir="ltr" className="min-w-0 break-all">
                  {readableEmail(email)}
                </bdi>
                <span className="text-muted">
                  <DateTime value={sentAt} />
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
