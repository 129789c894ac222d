import { Form } from "react-router";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { PasskeyInstead } from "~/components/passkey/passkey-instead";
import { DateTime } from "~/components/ui/date-time";
import { buttonStyle } from "~/components/ui/button-style";
import { HiddenUsernameField } from "~/features/password/hidden-username-field";
import { NewPassword } from "~/features/password/new-password";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { useViewer } from "~/page/use-viewer";

interface PasswordCardProps {
  result: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
  /** Whether a passkey can be used instead of the current password. */
  hasPasskey: boolean;
  /** When the password was set, if this is known. */
  since: string | null | undefined;
}

/**
 * The form that changes the password. The form is collapsed until the user opens it, or until a submission is
 * refused; a URL with the form's fragment also opens it.
 */
export function PasswordCard({ result, constraints, hasPasskey, since }: PasswordCardProps) {
  const t = useTranslation("password");
  const viewer = useViewer();
  const form = useFormCheck(result, { constraints });
  return (
    <section className="card-surface px-5 py-4 sm:px-6">
      <details className="group" open={result !== undefined || undefined}>
        <summary className="flex min-h-9 flex-wrap items-center justify-between gap-3">
          <span>
            <span className="block font-semibold">
              {t("changeTitle")}
              {since && (
                <span className="font-normal text-muted">
                  {" · "}
                  {t("lastChanged")} <DateTime value={since} />
                </span>
              )}
            </span>
            <span className="block text-sm text-muted">{t("changeSubtitle")}</span>
          </span>
          <span className={buttonStyle("outline", "sm", "group-open:hidden")}>{t("change")}</span>
        </summary>
        <div id="change-password" className="scroll-mt-24 pt-4">
          <Form method="post" preventScrollReset {...form.props}>
            <FormErrors
              state={form.state}
              labels={{ password: t("current"), newPassword: t("newPassword") }}
            />
            {viewer.state === "signed-in" && <HiddenUsernameField email={viewer.email} />}
            <div className="grid max-w-3xl gap-x-6 sm:grid-cols-2">
              <PasswordField
                {...form.field("password")}
                label={t("current")}
                autoComplete="current-password"
                aside={
                  <LocalizedLink
                    to="/forgot-password"
                    className="text-sm font-medium text-primary hover:underline"
                  >
                    {t("forgot")}
                  </LocalizedLink>
                }
              />
              <NewPassword {...form.field("newPassword")} label={t("newPassword")} />
            </div>
            {hasPasskey && <PasskeyInstead password="password" />}
            <IntentButton intent="password" label={t("change")} className="mt-3" />
          </Form>
        </div>
      </details>
    </section>
  );
}
