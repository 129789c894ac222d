import type { CallData } from "#contract/calls/call.ts";
import type { getMail } from "#contract/notifications/mails.ts";
import { readableEmail } from "#shared/readable-email.ts";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { RetryForm } from "./retry-form";

interface MailViewProps {
  mail: CallData<typeof getMail>;
  formKey: string;
}

/** Shows a mail as sent to the member, but without the unsubscribe link. */
export function MailView({ mail, formKey }: MailViewProps) {
  const { subject, to, state, language, text } = mail;
  return (
    <DetailSheet
      title={
        <span lang={language} dir="auto">
          {subject}
        </span>
      }
      subtitle={<bdi dir="ltr">{readableEmail(to)}</bdi>}
      links={state === "dead" && <RetryForm mail={mail} formKey={formKey} />}
    >
      <p
        lang={language}
        dir={language === "ar" ? "rtl" : "ltr"}
        className="max-w-prose break-words whitespace-pre-wrap"
      >
        {text}
      </p>
    </DetailSheet>
  );
}
