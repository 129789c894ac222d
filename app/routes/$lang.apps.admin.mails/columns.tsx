import type { Mail } from "#contract/notifications/mails.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { Column } from "~/components/data-table/columns";
import { Badge } from "~/components/ui/badge";
import { DateTime } from "~/components/ui/date-time";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { mailStateTones } from "~/features/administration/mail-states";
import { RecordLink } from "~/features/administration/record-link";
import { RetryForm } from "./retry-form";

/** Returns the columns of the outbox. */
export function mailColumns(t: Translate<Namespaces["administration"]>, formKey: string): Column<Mail>[] {
  return [
    {
      id: "subject",
      header: t("mailSubject"),
      primary: true,
      cell: ({ id, subject, language }) => (
        <RecordLink open={{ view: id }}>
          <span lang={language} dir="auto">
            {subject}
          </span>
        </RecordLink>
      ),
    },
    { id: "to", header: t("mailTo"), cell: ({ to }) => <bdi dir="ltr">{readableEmail(to)}</bdi> },
    {
      id: "state",
      isMainValue: true,
      header: t("state"),
      cell: ({ state, error }) => (
        <span>
          <Badge tone={mailStateTones[state]}>{t(`mailState_${state}`)}</Badge>
          {error !== null && state !== "sent" && (
            <bdi dir="ltr" className="mt-1 block max-w-64 text-xs break-words text-muted">
              {error}
            </bdi>
          )}
        </span>
      ),
    },
    { id: "attempts", header: t("mailAttempts"), align: "end", cell: ({ attempts }) => attempts },
    {
      id: "created",
      header: t("mailCreated"),
      cell: ({ createdAt }) => <DateTime value={createdAt} style="minute" />,
    },
    {
      id: "sent",
      labelled: true,
      header: t("mailSentOrDue"),
      cell: (mail) => <SentOrDue mail={mail} formKey={formKey} />,
    },
  ];
}

function SentOrDue({ mail, formKey }: { mail: Mail; formKey: string }) {
  const { state, sentAt, sendAfter } = mail;
  if (state === "dead") return <RetryForm mail={mail} formKey={formKey} />;
  if (sentAt === null && state !== "waiting") return null;
  return <DateTime value={sentAt ?? sendAfter} style="minute" />;
}
