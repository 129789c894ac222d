import { useLocation } from "react-router";
import { readableEmail } from "#shared/readable-email.ts";
import { listPasskeys } from "#contract/accounts/passkeys.ts";
import { formConstraints } from "~/components/form/constraints.server";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { readForm } from "~/components/form/read-form.server";
import { Alert } from "~/components/ui/alert";
import { AuthCard } from "~/features/auth/auth-card";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { returnParameter } from "~/navigation/login-path";
import { providerClient, type ProviderClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { blankScreen } from "~/shell/frame/blank-screen";
import { loadPart } from "~/provider-client/load-part.server";
import type { Route } from "./+types/route";
import { ResendForm, CodeForm, ConfirmForm } from "./forms";
import { PasskeyOffer } from "./passkey-offer";
import { codeSchema } from "./schema.server";
import { resend, confirmWithCode, confirmWithToken } from "./submit.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("verify-email");

/**
 * The page that a mail's confirmation link opens. Opening it doesn't use up the link, because mail scanners
 * open every link.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const auth = getAuth(context);
  if (auth.state === "loading") throw auth.error;
  const hasParameter = (name: string) => url.searchParams.has(name);
  const isSignedIn = auth.state === "signed-in";
  return {
    constraints: formConstraints(codeSchema, getTranslation(context, "verify-email")),
    isSignedIn,
    email: isSignedIn ? readableEmail(auth.user.email) : null,
    isOpen: isSignedIn && auth.user.email_verified === false,
    isDone: hasParameter("done"),
    offersPasskey: isSignedIn && hasParameter("done") && (await hasNoPasskey(providerClient(context))),
    hasToken: hasParameter("token"),
    isSent: hasParameter("sent"),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const token = url.searchParams.get("token");
  if (form.get("intent") === "code") return confirmWithCode(context, url, form);
  if (form.get("intent") === "resend") return resend(context, url, form);
  if (token === null) throw new Response(null, { status: 400 });
  return confirmWithToken(context, url, token, form);
}

export default function VerifyEmail({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("verify-email");
  const { constraints, isSignedIn, email, isOpen, isDone, offersPasskey, hasToken, isSent } = loaderData;
  const result = actionData?.result;
  const home = { question: "", label: t("later"), path: "/dashboards/crm" };
  // After the login, the page shows the form for the code or offers a passkey.
  const returnParameters = new URLSearchParams({
    [returnParameter]: useLocation().pathname + (isDone ? "?done" : ""),
  });
  const login = { question: "", label: t("logIn"), path: `/login?${returnParameters}` };
  // After a confirmation, the page already has a button that opens the login.
  const other = isSignedIn || isDone ? home : login;
  if (hasToken && !result) {
    return (
      <AuthCard title={t("title")} summary={t("opened")} other={other}>
        <ConfirmForm />
      </AuthCard>
    );
  }
  if (isOpen) {
    // Isolated, because email addresses are left-to-right even in right-to-left text.
    const lead = t("lead", { email: `\u2068${email}\u2069` });
    return (
      <AuthCard title={t("title")} summary={lead} other={other}>
        {isSent && !result && (
          <div className="mb-5">
            <Alert tone="success">{t("sent")}</Alert>
          </div>
        )}
        <CodeForm result={result} constraints={constraints} />
        <ResendForm isSent={isSent && !result} />
      </AuthCard>
    );
  }
  if (!isSignedIn && !isDone) {
    return (
      <AuthCard title={t("title")} summary={t("logInFirst")} other={login}>
        <FormErrors state={formState(result)} />
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t("doneTitle")} summary={t("doneText")} other={other}>
      {offersPasskey && <PasskeyOffer />}
      <LocalizedLinkButton
        className="w-full"
        variant={offersPasskey ? "outline" : "solid"}
        to={isSignedIn ? "/apps/my-cash-back/withdraw" : login.path}
      >
        {isSignedIn ? t("goOn") : t("logIn")}
      </LocalizedLinkButton>
    </AuthCard>
  );
}

/** Returns whether the member has no passkey yet; `false` if that is unknown. */
async function hasNoPasskey(provider: ProviderClient): Promise<boolean> {
  const passkeys = await loadPart(provider.call(listPasskeys).then(({ data }) => data));
  return passkeys.state === "loaded" && passkeys.data.length === 0;
}
