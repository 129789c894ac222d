import type { AdminTicketThread } from "#contract/tickets/admin-tickets.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { IntentButton } from "~/components/form/intent-button";
import { Facts } from "~/components/ui/facts";
import { DetailSheet } from "~/features/administration/detail-sheet";
import { MessageForm } from "~/features/tickets/message-form";
import { Thread } from "~/features/tickets/thread";
import { TicketBadge } from "~/features/tickets/ticket-badge";
import { isolateDirection } from "~/i18n/format";
import { languageNames } from "~/i18n/languages";
import { IfPermitted } from "~/components/ui/if-permitted";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { Sender } from "./sender";

interface TicketViewProps {
  ticket: AdminTicketThread;
  formKey: string;
  result: SubmissionResult | undefined;
}

/** Shows a ticket with its messages and the form for a reply. */
export function TicketView({ ticket, formKey, result }: TicketViewProps) {
  const t = useTranslation("tickets");
  const { id, subject, topic, state, sender, messages } = ticket;
  const language = useLanguage();
  const facts = [
    { label: t("sender"), value: <Sender sender={sender} /> },
    { label: t("topic"), value: t(`topic_${topic}`) },
    { label: t("language"), value: languageNames[ticket.language] },
  ];
  return (
    <DetailSheet isWide title={<bdi>{subject}</bdi>} subtitle={<TicketBadge state={state} />}>
      <div className="grid gap-6 @xl:grid-cols-[16rem_minmax(0,1fr)]">
        <Facts facts={facts} />
        <div className="space-y-6">
          <Thread messages={messages} nameOf={(message) => authorOf(ticket, message)} />
          {state !== "closed" && (
            <IfPermitted permission="tickets.answer">
              <MessageForm
                key={messages.length}
                label={t("answerTitle")}
                hint={t("answerHint", { email: isolateDirection(readableEmail(sender.email), language) })}
                formKey={formKey}
                result={result}
              >
                <input type="hidden" name="ticket" value={id} />
                <input type="hidden" name="seen" value={messages.length} />
                <IntentButton intent="answer" label={t("answer")} />
                <IntentButton intent="close" label={t("closeTicket")} variant="outline" />
              </MessageForm>
            </IfPermitted>
          )}
        </div>
      </div>
    </DetailSheet>
  );
}

function authorOf({ sender, messages }: AdminTicketThread, { id }: { id: string }): string {
  return messages.find((message) => message.id === id)?.author ?? sender.name;
}
