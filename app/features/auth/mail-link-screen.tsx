import { Form, useActionData, useLoaderData } from "react-router";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { SubmitButton } from "~/components/form/submit-button";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { AuthCard } from "./auth-card";
import type { mailLinkRoute } from "./mail-link-route.server";

interface MailLinkScreenProps {
  title: string;
  summary: string;
  done: string;
  /** The button's text. */
  label: string;
}

/** A page with one button, opened from a link in a mail. Requires the texts `verify-email` and `password`. */
export function MailLinkScreen({ title, summary, done, label }: MailLinkScreenProps) {
  const t = useTranslation("verify-email");
  const password = useTranslation("password");
  const { hasToken, isDone } = useLoaderData<ReturnType<typeof mailLinkRoute>["loader"]>();
  const actionData = useActionData<ReturnType<typeof mailLinkRoute>["action"]>();
  const other = { question: "", label: password("forgotTitle"), path: "/forgot-password" };
  return (
    <AuthCard title={title} summary={isDone ? "" : summary} other={other}>
      {isDone && <Alert tone="success">{done}</Alert>}
      {!isDone && !hasToken && <Alert tone="warning">{t("undoMissing")}</Alert>}
      {!isDone && hasToken && <FormErrors state={formState(actionData?.result)} />}
      {!isDone && hasToken && !actionData && (
        <Form method="post" className="grid">
          <SubmitButton>{label}</SubmitButton>
        </Form>
      )}
    </AuthCard>
  );
}
