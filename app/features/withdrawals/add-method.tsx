import { Form } from "react-router";
import { usAccountTypes } from "#contract/withdrawals/payout-kinds.ts";
import type { SubmissionResult } from "~/components/form/conform-types";
import { EmailField } from "~/components/form/email-field";
import { FormErrors } from "~/components/form/form-errors";
import { FormKey } from "~/components/form/form-key";
import { IntentButton } from "~/components/form/intent-button";
import { PasswordField } from "~/components/form/password-field";
import { SelectField } from "~/components/form/select-field";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { Card } from "~/components/ui/card";
import { LinkButton } from "~/components/ui/link-button";
import { useTranslation } from "~/i18n/use-translation";
import type { MethodLinks, NewMethodForm } from "./method-links";

interface AddMethodProps {
  adding: NewMethodForm;
  result: SubmissionResult | undefined;
  links: Pick<MethodLinks, "list">;
}

const titles = { bank_transfer: "addBank", paypal: "addPaypal", us_account: "addUsAccount" } as const;

/** Attributes of inputs for account numbers, which are left-to-right in every language. */
const numberInput = {
  autoComplete: "off",
  spellCheck: false,
  dir: "ltr",
  className: "rtl:[&_input]:text-end",
} as const;

/** The form that adds a payout method. Requires the password. */
export function AddMethod({ adding: { kind, constraints, key }, result, links }: AddMethodProps) {
  const t = useTranslation("withdrawals");
  const form = useFormCheck(result, { constraints });
  const labels = {
    holder: t("holder"),
    iban: t("iban"),
    routingNumber: t("routingNumber"),
    accountNumber: t("accountNumber"),
    accountType: t("accountType"),
    email: t("paypalEmail"),
    password: t("password"),
  };
  return (
    <div id="add-method" className="scroll-mt-24">
      <Card title={t(titles[kind])}>
        <Form method="post" className="grid gap-2" {...form.props}>
          <FormErrors state={form.state} labels={labels} />
          <FormKey state={form.state} fresh={key} />
          <input type="hidden" name="kind" value={kind} />
          {kind !== "paypal" && (
            <TextField {...form.field("holder")} label={labels.holder} autoComplete="name" />
          )}
          {kind === "paypal" && (
            <EmailField
              {...form.field("email")}
              label={labels.email}
              autoComplete="email"
              className="rtl:[&_input]:text-end"
            />
          )}
          {kind === "bank_transfer" && (
            <TextField
              {...form.field("iban")}
              label={labels.iban}
              hint={<bdi>{t("ibanHint")}</bdi>}
              autoCapitalize="characters"
              {...numberInput}
            />
          )}
          {kind === "us_account" && (
            <>
              <TextField
                {...form.field("routingNumber")}
                label={labels.routingNumber}
                hint={t("routingHint")}
                inputMode="numeric"
                {...numberInput}
              />
              <TextField
                {...form.field("accountNumber")}
                label={labels.accountNumber}
                inputMode="numeric"
                {...numberInput}
              />
              <SelectField
                {...form.field("accountType")}
                label={labels.accountType}
                options={usAccountTypes.map((value) => ({ value, label: t(`accountType_${value}`) }))}
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
