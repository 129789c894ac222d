import { Form } from "react-router";
import { formConstraints } from "~/components/form/constraints.server";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { Alert } from "~/components/ui/alert";
import { AuthCard } from "~/features/auth/auth-card";
import { emailSchema } from "~/features/auth/email-schema";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireAnonymous } from "~/middleware/guards.server";
import { blankScreen } from "~/shell/frame/blank-screen";
import type { Route } from "./+types/route";
import { LinkRequestForm } from "./link-request-form";
import { requestLink, redeemLink } from "./submit.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("auth", "known-browser");
export const middleware: Route.MiddlewareFunction[] = [requireAnonymous];

/** The page that a link in a mail opens. Opening it has no effect, because mail scanners open every link. */
export function loader({ context, url }: Route.LoaderArgs) {
  return {
    constraints: formConstraints(emailSchema, getTranslation(context, "auth")),
    state: url.searchParams.has("token") ? "link" : url.searchParams.has("sent") ? "sent" : "asking",
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const token = url.searchParams.get("token");
  const form = await readForm(request);
  return token === null ? requestLink(context, url, form) : redeemLink(context, token, form);
}

export default function KnownBrowser({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("known-browser");
  const auth = useTranslation("auth");
  const { constraints, state } = loaderData;
  const other = { question: t("knownAlready"), label: auth("logIn"), path: "/login" };
  const isOpen = state === "link" && !actionData;
  return (
    <AuthCard title={t("linkTitle")} summary={isOpen ? t("linkOpened") : t("linkLead")} other={other}>
      {isOpen && (
        <Form method="post" className="grid">
          <SubmitButton>{t("useLink")}</SubmitButton>
        </Form>
      )}
      {state === "sent" && !actionData && (
        <div className="mb-5">
          <Alert tone="success" title={t("linkSentTitle")}>
            {t("linkSent")}
          </Alert>
        </div>
      )}
      {!isOpen && <LinkRequestForm result={actionData?.result} constraints={constraints} />}
    </AuthCard>
  );
}
