import { data, Form } from "react-router";
import { z } from "zod";
import { emailAddress, resetPassword } from "#contract/accounts/auth.ts";
import { formConstraints } from "~/components/form/constraints.server";
import { FormErrors } from "~/components/form/form-errors";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Alert } from "~/components/ui/alert";
import { AuthCard } from "~/features/auth/auth-card";
import { HiddenUsernameField } from "~/features/password/hidden-username-field";
import { NewPassword } from "~/features/password/new-password";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { localizedPath } from "~/navigation/localized-path";
import { providerClient } from "~/provider-client/provider-client.server";
import { blankScreen } from "~/shell/frame/blank-screen";
import { newPasswordField } from "~/features/password/new-password-field.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("password");

const maxTokenLength = 128;

function tokenOf(url: URL): string | undefined {
  const token = url.searchParams.get("token") ?? "";
  return token !== "" && token.length <= maxTokenLength ? token : undefined;
}

export function loader({ context, url }: Route.LoaderArgs) {
  const constraints = formConstraints(resetSchema, getTranslation(context, "password"));
  const account = emailAddress.safeParse(url.searchParams.get("account")).data;
  return { constraints, hasToken: tokenOf(url) !== undefined, account };
}

/**
 * Sets a new password. The link is only checked when the password is submitted, so that opening the link
 * doesn't use it up.
 */
export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "password");
  const hideFields = ["newPassword"];
  const submission = parseForm(await readForm(request), { schema: resetSchema(t) });
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields }) }, { status: 400 });
  }
  const token = tokenOf(url);
  if (!token)
    return data(
      { result: submission.reply({ formErrors: [t("linkMissing")], hideFields }) },
      { status: 400 },
    );
  try {
    const { newPassword } = submission.value;
    await providerClient(context).call(resetPassword, { body: { token, newPassword } });
  } catch (error) {
    const { result, status } = replyWithError(submission, error, { newPassword: "newPassword" }, hideFields);
    return data({ result }, { status });
  }
  const path = localizedPath("/login", getLocale(context));
  return redirectWithToast(path, { tone: "success", title: t("resetDone") });
}

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("password");
  const other = { question: "", label: t("linkNew"), path: "/forgot-password" };
  const form = useFormCheck(actionData?.result, { constraints: loaderData.constraints });
  return (
    <AuthCard title={t("resetTitle")} summary={t("resetLead")} other={other} picture="purchase">
      {loaderData.hasToken ? (
        <Form method="post" className="grid gap-2" {...form.props}>
          <FormErrors state={form.state} labels={{ newPassword: t("newPassword") }} />
          {loaderData.account !== undefined && <HiddenUsernameField email={loaderData.account} />}
          <NewPassword {...form.field("newPassword")} label={t("newPassword")} />
          <SubmitButton>{t("set")}</SubmitButton>
        </Form>
      ) : (
        <Alert tone="warning">{t("linkMissing")}</Alert>
      )}
    </AuthCard>
  );
}

/** Returns the schema of the form that a link in a mail opens. */
function resetSchema(t: Translate<Namespaces["password"]>) {
  return z.object({ newPassword: newPasswordField(t) });
}
