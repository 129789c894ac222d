import { Form } from "react-router";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { IntentButton } from "~/components/form/intent-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { QrPicture } from "~/components/qr-code/qr-picture";
import { Card } from "~/components/ui/card";
import { useTranslation } from "~/i18n/use-translation";
import type { SetUp } from "./handle-action.server";

interface ConfirmProps {
  setUp: SetUp;
  result: SubmissionResult | undefined;
  constraints: Record<string, Constraint>;
}

/** Shows the secret as a QR code and as text, with a field for the code from the app. */
export function Confirm({ setUp, result, constraints }: ConfirmProps) {
  const t = useTranslation("second-factor");
  const form = useFormCheck(result, { constraints });
  const { uri, secret, qr } = setUp;
  return (
    <Card title={t("scanTitle")} subtitle={t("scanSubtitle")}>
      <div className="grid gap-6 sm:grid-cols-[auto_1fr]">
        <QrPicture code={qr} label={t("qrLabel")} />
        <div className="min-w-0">
          <p className="text-sm text-muted">{t("secretHint")}</p>
          <code dir="ltr" className="mt-1 block rounded-md bg-sunken px-3 py-1.5 font-mono text-sm">
            {secret}
          </code>
          <p className="mt-2 mb-5 text-sm">
            <a href={uri} className="font-medium text-primary hover:underline">
              {t("openApp")}
            </a>
          </p>
          <Form method="post" {...form.props}>
            <FormErrors state={form.state} />
            <input type="hidden" name="uri" value={uri} />
            <TextField
              {...form.field("code")}
              label={t("code")}
              inputMode="numeric"
              autoComplete="one-time-code"
              dir="ltr"
            />
            <IntentButton intent="confirm" label={t("confirm")} />
          </Form>
        </div>
      </div>
    </Card>
  );
}
