import { Form, useActionData, useLoaderData } from "react-router";
import { EmailField } from "~/components/form/email-field";
import { SubmitButton } from "~/components/form/submit-button";
import { useFormCheck } from "~/components/form/use-form-check";
import { StateIllustration } from "~/components/states/state-illustration";
import { Alert } from "~/components/ui/alert";
import { useTranslation } from "~/i18n/use-translation";
import { DemoChip } from "../kits/demo-chip";
import { Countdown } from "./countdown";
import type { action, loader } from "./launch.server";

/** Announces a launch date and offers to notify users by email. */
export function ComingSoon() {
  const t = useTranslation("demo-status");
  const kit = useTranslation("demo-kit");
  const { constraints, now, launch } = useLoaderData<typeof loader>();
  const actionData = useActionData<typeof action>();
  const form = useFormCheck(actionData && "result" in actionData ? actionData.result : undefined, {
    constraints,
  });
  const email = actionData && "email" in actionData ? actionData.email : undefined;
  return (
    <section className="card-surface flex w-full max-w-xl flex-col items-center gap-4 p-6 text-center sm:p-10">
      <title>{`${t("comingSoonTitle")} · Cashlane`}</title>
      <DemoChip />
      <StateIllustration name="wallet" />
      <h1 className="text-3xl font-bold tracking-tight">{t("comingSoonTitle")}</h1>
      <p className="max-w-md text-muted">{t("comingSoonText")}</p>
      <Countdown from={now} to={launch} />
      {email ? (
        <Alert tone="success" title={t("thanks")}>
          <bdi>{email}</bdi> · {kit("nothingKept")}
        </Alert>
      ) : (
        <Form method="post" className="w-full max-w-sm text-start" {...form.props}>
          <EmailField {...form.field("email")} label={t("email")} autoComplete="email" enterKeyHint="send" />
          <SubmitButton className="w-full">{t("notify")}</SubmitButton>
        </Form>
      )}
    </section>
  );
}
