import { randomUUID } from "node:crypto";
import { getContactDetails } from "#contract/settings/admin-settings.ts";
import { ticketTopics } from "#contract/tickets/ticket-limits.ts";
import { formConstraints } from "~/components/form/constraints.server";
import { readForm } from "~/components/form/read-form.server";
import { Card } from "~/components/ui/card";
import { EmptyState } from "~/components/states/empty-state";
import { LinkButton } from "~/components/ui/link-button";
import { faqPath, helpCenterPath } from "~/features/help/help-paths";
import { contactPath, ticketsPath } from "~/features/tickets/ticket-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { RequestContext } from "~/page/request-context";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useViewer } from "~/page/use-viewer";
import type { Route } from "./+types/route";
import { ContactDetails } from "./contact-details";
import { ContactForm } from "./contact-form";
import { memberSchema, visitorSchema } from "./schema.server";
import { sendMessage } from "./send-message.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("tickets");

function isMemberOf(context: RequestContext): boolean {
  return getAuth(context).state === "signed-in";
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = getTranslation(context, "tickets");
  const isMember = isMemberOf(context);
  // The form also works if the contact details fail to load.
  const details = await loadPart(
    providerClient(context)
      .call(getContactDetails)
      .then(({ data }) => data),
  );
  return {
    details: details.state === "loaded" ? details.data : null,
    isMember,
    isSent: url.searchParams.get("sent") === "yes",
    topic: ticketTopics.find((topic) => topic === url.searchParams.get("topic")),
    constraints: formConstraints<[typeof t]>(isMember ? memberSchema : visitorSchema, t),
    formKey: randomUUID(),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  return sendMessage(context, await readForm(request));
}

export default function Contact({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("tickets");
  const { isSent, details, ...form } = loaderData;
  const viewer = useViewer();
  const isPremium = viewer.state === "signed-in" && viewer.tier === "premium";
  return (
    <Screen
      title={t("title")}
      subtitle={isPremium ? `${t("subtitle")} ${t("premiumHint")}` : t("subtitle")}
      actions={
        form.isMember && (
          <LocalizedLinkButton to={ticketsPath} variant="outline">
            {t("mine")}
          </LocalizedLinkButton>
        )
      }
    >
      <PublicPageTags path="/contact" title={t("title")} description={t("subtitle")} />
      <div className="grid gap-6 lg:grid-cols-[minmax(0,48rem)_minmax(0,22rem)] lg:items-start">
        {isSent && !actionData ? (
          <Card>
            <div role="status">
              <EmptyState illustration="wallet" title={t("sentTitle")} text={t("sentText")}>
                <LocalizedLinkButton to={contactPath} variant="outline">
                  {t("another")}
                </LocalizedLinkButton>
              </EmptyState>
            </div>
          </Card>
        ) : (
          <ContactForm {...form} actionData={actionData} />
        )}
        <div className="space-y-6">
          {details && <ContactDetails details={details} />}
          <Card title={t("helpTitle")} subtitle={t("helpText")}>
            <div className="flex flex-wrap gap-3">
              <LinkButton to={helpCenterPath} variant="soft">
                {t("toHelp")}
              </LinkButton>
              <LocalizedLinkButton to={faqPath} variant="soft">
                {t("toFaq")}
              </LocalizedLinkButton>
            </div>
          </Card>
        </div>
      </div>
    </Screen>
  );
}
