import { data, Form, redirect } from "react-router";
import { formConstraints } from "~/components/form/constraints.server";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { parseForm } from "~/components/form/parse-form.server";
import { PasswordField } from "~/components/form/password-field";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { passkeyField } from "~/components/passkey/passkey-field";
import { PasskeyForm } from "~/components/passkey/passkey-form";
import { Alert } from "~/components/ui/alert";
import { buttonStyle } from "~/components/ui/button-style";
import { AuthCard } from "~/features/auth/auth-card";
import { logIn } from "~/features/auth/log-in.server";
import { logInWithPasskey } from "~/features/auth/log-in-with-passkey.server";
import { returnPath } from "~/features/auth/return-path";
import { serviceLinks } from "~/features/auth/service-links.server";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireAnonymous } from "~/middleware/guards.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { LocalizedLink } from "~/navigation/localized-link";
import { blankScreen } from "~/shell/frame/blank-screen";
import { emailSchema } from "~/features/auth/email-schema";
import { currentPassword } from "~/components/form/current-password";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import type { Route } from "./+types/route";
import { LinkOffer } from "./link-offer";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("auth");
export const middleware: Route.MiddlewareFunction[] = [requireAnonymous];

export function loader({ context, url }: Route.LoaderArgs) {
  const constraints = formConstraints(loginSchema, getTranslation(context, "auth"));
  return { constraints, isKnown: url.searchParams.has("known"), services: serviceLinks(context, url) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const schema = loginSchema(getTranslation(context, "auth"));
  const form = await readForm(request);
  if (form.has(passkeyField)) return logInWithPasskey(context, { form, url });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") {
    const result = submission.reply({ hideFields: ["password"] });
    return data({ result, lockedEmail: undefined }, { status: 400 });
  }
  const rejection = await logIn(context, submission.value, url.search);
  if (!rejection) return redirect(returnPath(url, getLocale(context)));
  const { key, status, formErrors, fields } = rejection;
  const result = submission.reply({
    formErrors,
    fieldErrors: fields ?? {},
    hideFields: ["password"],
  });
  const lockedEmail = key === "account_locked" ? submission.value.email : undefined;
  return data({ result, lockedEmail }, { status });
}

export default function Login({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("auth");
  const other = { question: t("noAccount"), label: t("signUp"), path: "/register" };
  const lockedEmail = actionData && "lockedEmail" in actionData ? actionData.lockedEmail : undefined;
  const form = useFormCheck(actionData?.result, { constraints: loaderData.constraints });
  return (
    <AuthCard title={t("loginTitle")} summary={t("loginLead")} other={other} picture="purchase">
      {loaderData.isKnown && !actionData && (
        <div className="mb-5">
          <Alert tone="success" title={t("knownTitle")}>
            {t("knownText")}
          </Alert>
        </div>
      )}
      <Form method="post" className="grid gap-2" {...form.props}>
        <FormErrors state={form.state} labels={{ email: t("email"), password: t("password") }} />
        <EmailField
          {...form.field("email")}
          label={t("email")}
          autoComplete="username webauthn"
          autoFocus={!actionData}
        />
        <PasswordField
          {...form.field("password")}
          label={t("password")}
          autoComplete="current-password"
          aside={
            <LocalizedLink to="/forgot-password" className="text-sm font-medium text-primary hover:underline">
              {t("forgot")}
            </LocalizedLink>
          }
          autoFocus={Boolean(actionData)}
        />
        <SubmitButton>{t("logIn")}</SubmitButton>
      </Form>
      {lockedEmail && <LinkOffer email={lockedEmail} />}
      <PasskeyForm use="login" isOffered>
        {t("withPasskey")}
      </PasskeyForm>
      {loaderData.services.map(({ path, label }) => (
        // A full page load, because it leads to another site.
        <a key={path} href={path} className={buttonStyle("outline", "md", "mt-4 w-full")}>
          {label}
        </a>
      ))}
    </AuthCard>
  );
}

/**
 * Returns the schema of the login form. It accepts any password, because older passwords may not follow the
 * current rules.
 */
function loginSchema(t: Translate<Namespaces["auth"]>) {
  return emailSchema(t).extend({ password: currentPassword(t("passwordMissing")) });
}
