import { data, Form, redirect } from "react-router";
import { referralCode } from "#contract/referrals/referral-code.ts";
import { CheckboxField } from "~/components/form/checkbox-field";
import { formConstraints } from "~/components/form/constraints.server";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { AuthCard } from "~/features/auth/auth-card";
import { registerAccount } from "~/features/auth/register-account.server";
import { NewPassword } from "~/features/password/new-password";
import { withReturn } from "~/features/auth/with-return";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireAnonymous } from "~/middleware/guards.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { RequestContext } from "~/page/request-context";
import { providerClient } from "~/provider-client/provider-client.server";
import { standaloneScreen } from "~/shell/frame/standalone-screen";
import type { Route } from "./+types/route";
import { loadOffer } from "./load-offer.server";
import { CheckYourMail } from "./check-your-mail";
import { Reasons } from "./reasons";
import { resend } from "./resend.server";
import { Rules, TermsLabel } from "./rules";
import { registrationSchema } from "./schema.server";
import { saveSentAddress, readSentAddress } from "./sent-address.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = standaloneScreen("auth", "password", "register");
export const middleware: Route.MiddlewareFunction[] = [requireAnonymous];

function schemaOf(context: RequestContext) {
  return registrationSchema(getTranslation(context, "auth"), getTranslation(context, "password"));
}

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const constraints = formConstraints(schemaOf, context);
  if (url.searchParams.has("sent")) {
    const email = await readSentAddress(request);
    const isResent = url.searchParams.get("sent") === "again";
    return { constraints, sent: { email, isResent }, offer: null };
  }
  return { constraints, sent: null, offer: await loadOffer(providerClient(context)) };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const language = getLocale(context);
  const schema = schemaOf(context);
  const form = await readForm(request);
  if (form.get("intent") === "resend") return resend(context, { request, form, path: sentPath(url) });
  const submission = parseForm(form, { schema });
  if (submission.status !== "success") {
    return data({ result: submission.reply({ hideFields: ["password"] }) }, { status: 400 });
  }
  const { name, email, password } = submission.value;
  const referral = referralCode.safeParse(url.searchParams.get("ref")).data;
  const account = { name, email, password, language, ...(referral && { referral }) };
  const rejection = await registerAccount(context, account);
  if (!rejection) {
    return redirect(sentPath(url), { headers: { "Set-Cookie": await saveSentAddress(email) } });
  }
  const { status, message, fields } = rejection;
  const result = submission.reply({
    formErrors: [message],
    fieldErrors: fields ?? {},
    hideFields: ["password"],
  });
  return data({ result }, { status });
}

/**
 * Returns the path of the page that is shown after the form was submitted. It contains the same return path.
 */
function sentPath(url: URL): string {
  const path = withReturn(url.pathname, url.search);
  return `${path}${path.includes("?") ? "&" : "?"}sent`;
}

export default function Register({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("auth");
  const texts = useTranslation("register");
  const other = { question: texts("haveAccount"), label: t("logIn"), path: "/login" };
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  const form = useFormCheck(result, { constraints: loaderData.constraints });
  const labels = { name: t("name"), email: t("email"), password: t("password"), terms: texts("termsField") };
  if (loaderData.sent && !result) {
    const problem = actionData && "resendProblem" in actionData ? actionData.resendProblem : undefined;
    return <CheckYourMail {...loaderData.sent} problem={problem} />;
  }
  return (
    <div className="card-surface grid w-full max-w-md overflow-hidden lg:max-w-5xl lg:grid-cols-2">
      <AuthCard title={texts("registerTitle")} summary={texts("registerLead")} other={other} isFrameless>
        <Form method="post" className="grid gap-2" {...form.props}>
          <FormErrors state={form.state} labels={labels} />
          <TextField {...form.field("name")} label={t("name")} autoComplete="name" autoFocus />
          <EmailField {...form.field("email")} label={t("email")} autoComplete="username" />
          <NewPassword {...form.field("password")} label={t("password")} />
          <CheckboxField {...form.field("terms")} label={<TermsLabel />} />
          <Rules isBelowError={form.state.fieldErrors.terms !== undefined} />
          <SubmitButton>{t("signUp")}</SubmitButton>
        </Form>
      </AuthCard>
      <Reasons offer={loaderData.offer} />
    </div>
  );
}
