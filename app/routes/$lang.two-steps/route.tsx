import { Form, useLocation } from "react-router";
import { CheckboxField } from "~/components/form/checkbox-field";
import { formConstraints } from "~/components/form/constraints.server";
import { FormErrors } from "~/components/form/form-errors";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { passkeyField } from "~/components/passkey/passkey-field";
import { PasskeyForm } from "~/components/passkey/passkey-form";
import { Alert } from "~/components/ui/alert";
import { AuthCard } from "~/features/auth/auth-card";
import { logInWithPasskey } from "~/features/auth/log-in-with-passkey.server";
import { withReturn } from "~/features/auth/with-return";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireAnonymous } from "~/middleware/guards.server";
import { LocalizedLink } from "~/navigation/localized-link";
import { services } from "~/server/services.server";
import type { PendingLogin } from "~/session/challenge-cookie.server";
import { blankScreen } from "~/shell/frame/blank-screen";
import type { Route } from "./+types/route";
import { secondStepSchema } from "./schema";
import { handleAction } from "./handle-action.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = blankScreen("two-steps");
export const middleware: Route.MiddlewareFunction[] = [requireAnonymous];

async function readPendingLogin(request: Request): Promise<PendingLogin | undefined> {
  return (await services()).challenge.read(request.headers.get("cookie"));
}

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const pendingLogin = await readPendingLogin(request);
  const hasApp = pendingLogin?.methods.includes("app") ?? true;
  const isRecovery = url.searchParams.get("with") === "recovery" || !hasApp;
  return {
    constraints: formConstraints(secondStepSchema, getTranslation(context, "two-steps")),
    isOpen: pendingLogin !== undefined,
    hasApp,
    hasPasskey: pendingLogin?.methods.includes("passkey") ?? false,
    kind: isRecovery ? ("recovery" as const) : ("app" as const),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const challenge = (await readPendingLogin(request))?.challenge;
  if (challenge && form.has(passkeyField)) return logInWithPasskey(context, { form, url, challenge });
  return handleAction(context, url, form, challenge);
}

export default function TwoSteps({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("two-steps");
  const { constraints, isOpen, hasApp, hasPasskey, kind } = loaderData;
  const other = { question: t("notHere"), label: t("startAgain"), path: "/login" };
  const form = useFormCheck(actionData?.result, { constraints });
  const isApp = kind === "app";
  return (
    <AuthCard title={t("title")} summary={isApp ? t("leadApp") : t("leadRecovery")} other={other}>
      {isOpen && hasPasskey && (
        <div className="mb-6">
          <PasskeyForm use="step">{t("usePasskey")}</PasskeyForm>
        </div>
      )}
      {isOpen ? (
        <Form method="post" className="grid gap-2" {...form.props}>
          <FormErrors state={form.state} />
          <TextField
            {...form.field("code")}
            key={kind}
            label={isApp ? t("codeApp") : t("codeRecovery")}
            inputMode={isApp ? "numeric" : "text"}
            autoComplete={isApp ? "one-time-code" : "off"}
            autoCapitalize="none"
            spellCheck={false}
            dir="ltr"
            autoFocus
            aside={hasApp && <OtherKind isApp={isApp} />}
          />
          <CheckboxField name="remember" label={t("remember")} />
          <SubmitButton>{t("continue")}</SubmitButton>
        </Form>
      ) : (
        <Alert tone="warning">{t("over")}</Alert>
      )}
    </AuthCard>
  );
}

function OtherKind({ isApp }: { isApp: boolean }) {
  const t = useTranslation("two-steps");
  const path = withReturn("/two-steps", useLocation().search);
  const recovery = `${path}${path.includes("?") ? "&" : "?"}with=recovery`;
  return (
    <LocalizedLink to={isApp ? recovery : path} className="text-sm font-medium text-primary hover:underline">
      {isApp ? t("useRecovery") : t("useApp")}
    </LocalizedLink>
  );
}
