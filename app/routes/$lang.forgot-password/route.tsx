import { data, Form, redirect } from "react-router";
import { z } from "zod";
import { forgotPassword } from "#contract/accounts/auth.ts";
import { formConstraints } from "~/components/form/constraints.server";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { AuthCard } from "~/features/auth/auth-card";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { blankScreen } from "~/shell/frame/blank-screen";
import { emailAddressField } from "~/components/form/email-address";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("password");

export function loader({ context, url }: Route.LoaderArgs) {
  const constraints = formConstraints(forgotSchema, getTranslation(context, "password"));
  return { constraints, isSent: url.searchParams.has("sent") };
}

/** Requests a link by mail. The response is the same whether or not the account exists. */
export async function action({ context, request, url }: Route.ActionArgs) {
  const schema = forgotSchema(getTranslation(context, "password"));
  const submission = parseForm(await readForm(request), { schema });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  try {
    await providerClient(context).call(forgotPassword, { body: submission.value });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { email: "email" });
    return data({ result }, { status });
  }
  return redirect(`${url.pathname}?sent`);
}

export default function ForgotPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("password");
  const other = { question: t("remembered"), label: t("logIn"), path: "/login" };
  const form = useFormCheck(actionData?.result, { constraints: loaderData.constraints });
  if (loaderData.isSent) {
    return (
      <AuthCard title={t("sentTitle")} summary={t("sentText")} other={other}>
        <p className="mb-6 text-muted">{t("sentHint")}</p>
        <LocalizedLinkButton variant="outline" className="w-full" to="/forgot-password">
          {t("again")}
        </LocalizedLinkButton>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("forgotTitle")} summary={t("forgotLead")} other={other}>
      <Form method="post" className="grid gap-2" {...form.props}>
        <FormErrors state={form.state} labels={{ email: t("email") }} />
        <EmailField {...form.field("email")} label={t("email")} autoComplete="username" autoFocus />
        <SubmitButton>{t("send")}</SubmitButton>
      </Form>
    </AuthCard>
  );
}

/** Returns the schema of the form that requests a link. */
function forgotSchema(t: Translate<Namespaces["password"]>) {
  return z.object({
    email: emailAddressField(t("emailInvalid")),
  });
}
