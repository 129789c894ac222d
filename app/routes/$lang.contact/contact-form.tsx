import { Form } from "react-router";
import { ticketTopics } from "#contract/tickets/ticket-limits.ts";
import type { TicketTopic } from "#contract/tickets/tickets.ts";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { EmailField } from "~/components/form/email-field";
import { Field } from "~/components/form/field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { Textarea } from "~/components/ui/textarea";
import { useTranslation } from "~/i18n/use-translation";

interface ContactFormProps {
  /** Whether the user is logged in. Visitors have to enter their name and email address. */
  isMember: boolean;
  constraints: Record<string, Constraint>;
  formKey: string;
  /** The topic in the URL, which links can preselect. */
  topic: TicketTopic | undefined;
  actionData: { result: SubmissionResult; isOutcomeUnknown: boolean } | undefined;
}

/** The contact form. It works without scripts. */
export function ContactForm({ isMember, constraints, formKey, topic, actionData }: ContactFormProps) {
  const t = useTranslation("tickets");
  const form = useFormCheck(actionData?.result, { constraints });
  const labels = {
    name: t("name"),
    email: t("email"),
    topic: t("topic"),
    subject: t("subject"),
    message: t("message"),
  };
  const { defaultValue, errors, name, ...limits } = form.field("message");
  return (
    <Card className="max-w-3xl">
      <Form method="post" className="grid gap-2" {...form.props}>
        {actionData?.isOutcomeUnknown && (
          <Alert tone="warning" title={t("unsureTitle")}>
            {t("unsureText")}
          </Alert>
        )}
        <FormErrors state={form.state} labels={labels} />
        <FormKey state={form.state} fresh={formKey} />
        {!isMember && (
          <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
            <TextField {...form.field("name")} label={labels.name} autoComplete="name" />
            <EmailField
              {...form.field("email")}
              label={labels.email}
              hint={t("emailHint")}
              autoComplete="email"
              className="rtl:[&_input]:text-end"
            />
          </div>
        )}
        <div className="grid gap-x-6 gap-y-2 sm:grid-cols-2">
          <SelectField
            {...form.field("topic")}
            defaultValue={form.field("topic").defaultValue ?? topic}
            label={labels.topic}
            placeholder={t("topicChoose")}
            options={ticketTopics.map((value) => ({ value, label: t(`topic_${value}`) }))}
          />
          <TextField {...form.field("subject")} label={labels.subject} autoComplete="off" />
        </div>
        <Field name={name} errors={errors} label={labels.message} hint={t("messageHint")}>
          {(control) => <Textarea {...limits} {...control} defaultValue={defaultValue} rows={8} />}
        </Field>
        <div>
          <SubmitButton>{t("send")}</SubmitButton>
        </div>
      </Form>
    </Card>
  );
}
