import { randomUUID } from "node:crypto";
import { getTicket } from "#contract/tickets/tickets.ts";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { Alert } from "~/components/ui/alert";
import { Card } from "~/components/ui/card";
import { MessageForm } from "~/features/tickets/message-form";
import { Thread } from "~/features/tickets/thread";
import { TicketBadge } from "~/features/tickets/ticket-badge";
import { contactPath, ticketsPath } from "~/features/tickets/ticket-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { parseIdParam } from "~/navigation/parse-id-param.server";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { submitReply } from "./reply.server";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("tickets");

export async function loader({ context, params }: Route.LoaderArgs) {
  const input = { params: { id: parseIdParam(params.ticket) } };
  const { data: ticket } = await providerClient(context).call(getTicket, input);
  return { ticket, formKey: randomUUID() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "tickets");
  const form = await readForm(request);
  return submitReply({ provider: providerClient(context), t, url, id: parseIdParam(params.ticket), form });
}

/** Shows a member's ticket with its messages and the form for a reply. */
export default function TicketPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("tickets");
  const { ticket, formKey } = loaderData;
  const problem = actionData?.result.error?.[""]?.[0];
  const isClosed = ticket.state === "closed";
  return (
    <Screen
      up={<BackLink to={ticketsPath}>{t("back")}</BackLink>}
      title={ticket.subject}
      subtitle={t(`topic_${ticket.topic}`)}
      isForm
    >
      {problem && isClosed && (
        <Alert tone="danger" title={t("notSent")}>
          {problem}
        </Alert>
      )}
      <Card title={t("thread")} actions={<TicketBadge state={ticket.state} />}>
        <Thread
          messages={ticket.messages}
          nameOf={({ from }) => (from === "team" ? t("fromTeam") : t("fromYou"))}
        />
        <div className="mt-6 border-t border-line pt-5">
          {isClosed ? (
            <div className="flex flex-wrap items-center justify-between gap-4">
              <p className="text-muted">{t("closedText")}</p>
              <LocalizedLinkButton to={contactPath}>{t("write")}</LocalizedLinkButton>
            </div>
          ) : (
            <MessageForm
              key={ticket.messages.length}
              label={t("replyTitle")}
              hint={t("messageHint")}
              formKey={formKey}
              result={actionData?.result}
            >
              <SubmitButton>{t("reply")}</SubmitButton>
            </MessageForm>
          )}
        </div>
      </Card>
    </Screen>
  );
}
