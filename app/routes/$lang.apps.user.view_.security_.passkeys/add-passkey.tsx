import { useRef } from "react";
import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { FormProblem } from "~/components/form/form-problem";
import { IntentButton } from "~/components/form/intent-button";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { passkeyField } from "~/components/passkey/passkey-field";
import { PasskeyIcon } from "~/components/passkey/passkey-icon";
import { usePasskeyPress } from "~/components/passkey/use-passkey-press";
import { Alert } from "~/components/ui/alert";
import { Button } from "~/components/ui/button";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";

/** Explains passkeys, with a button that adds one. */
export function PasskeyIntroduction({ result }: { result: SubmissionResult | undefined }) {
  const t = useTranslation("passkeys");
  const form = useFormCheck(result);
  return (
    <Card title={t("beginTitle")} subtitle={t("beginSubtitle")}>
      <Form method="post" {...form.props}>
        <FormErrors state={form.state} />
        <IntentButton intent="begin" label={t("begin")} />
      </Form>
    </Card>
  );
}

/** Requests a name for a passkey and lets the browser create it. `options` is the provider's JSON. */
export function AddPasskey({ options, result }: { options: string; result: SubmissionResult | undefined }) {
  const t = useTranslation("passkeys");
  const ref = useRef<HTMLInputElement>(null);
  const form = useFormCheck(result);
  const { pending, problem, press } = usePasskeyPress((module) => module.createPasskey(JSON.parse(options)));
  const isMade = form.state.needsPassword;
  return (
    <Card title={t("addTitle")} subtitle={t("addSubtitle")}>
      <noscript>
        <Alert tone="warning">{t("needsScripts")}</Alert>
      </noscript>
      <Form method="post" className="needs-script" {...form.props}>
        <FormErrors state={form.state} />
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="options" value={options} />
        <input type="hidden" name={passkeyField} ref={ref} />
        <TextField
          {...form.field("name")}
          label={t("name")}
          hint={t("nameHint")}
          maxLength={60}
          autoComplete="off"
        />
        {isMade ? (
          <SubmitButton>{t("keep")}</SubmitButton>
        ) : (
          <Button
            aria-busy={pending || undefined}
            onClick={() => {
              if (pending) return;
              void press().then((response) => {
                if (response === undefined || !ref.current) return;
                ref.current.value = response;
                ref.current.form?.requestSubmit();
              });
            }}
          >
            <PasskeyIcon />
            {t("make")}
          </Button>
        )}
        <FormProblem problem={problem} />
      </Form>
    </Card>
  );
}
