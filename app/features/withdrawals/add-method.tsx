import { Form } from "react-router";
import type { SubmissionResult } from "~/components/form/conform-types";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import type { MethodLinks, NewMethodForm } from "./method-links";

interface AddMethodProps {
  adding: NewMethodForm;
  refused: SubmissionResult | undefined;
  links: Pick<MethodLinks, "list">;
}

/** The form of a new payout method. Requires the password. */
export function AddMethod({ adding: { kind, constraints, key }, refused, links }: AddMethodProps) {
  const t = useTranslation("withdrawals");
  const form = useFormCheck(refused, { constraints });
  const labels = { holder: t("holder"), iban: t("iban"), email: t("paypalEmail"), password: t("password") };
  return (
    <div id="add-method" className="scroll-mt-24">
      <Card title={kind === "paypal" ? t("addPaypal") : t("addBank")}>
        <Form method="post" className="grid gap-2" {...form.props}>
          <FormErrors state={form.state} labels={labels} />
          <FormKey state={form.state} fresh={key} />
          <input type="hidden" name="kind" value={kind} />
          {kind === "paypal" ? (
            <EmailField
              {...form.field("email")}
              label={labels.email}
              autoComplete="email"
              className="rtl:[&_input]:text-end"
            />
          ) : (
            <>
              <TextField {...form.field("holder")} label={labels.holder} autoComplete="name" />
              <TextField
                {...form.field("iban")}
                label={labels.iban}
                hint={<bdi>{t("ibanHint")}</bdi>}
                autoComplete="off"
                autoCapitalize="characters"
                spellCheck={false}
                dir="ltr"
                className="rtl:[&_input]:text-end"
              />
            </>
          )}
          <PasswordField
            {...form.field("password")}
            label={labels.password}
            hint={t("passwordWhy")}
            autoComplete="current-password"
          />
          <div className="flex flex-wrap gap-3">
            <IntentButton intent="add-method" label={t("saveMethod")} />
            <LinkButton variant="ghost" to={links.list}>
              {t("cancelAdding")}
            </LinkButton>
          </div>
        </Form>
      </Card>
    </div>
  );
}
