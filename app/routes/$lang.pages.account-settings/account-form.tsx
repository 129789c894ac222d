import { Form } from "react-router";
import type { Account } from "#contract/accounts/account.ts";
import type { Constraint, SubmissionResult } from "~/components/form/conform-types";
import { FormErrors } from "~/components/form/form-errors";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { useStoredValues } from "~/components/form/use-stored-values";
import { Card } from "~/components/ui/card";
import type { SelectOption } from "~/components/ui/select";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { useViewer } from "~/page/use-viewer";

// The name of each language in the language itself.
const languageOptions = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
  { value: "ar", label: "العربية" },
];

interface AccountFormProps {
  account: Account & { currencies: SelectOption[] };
  countries: SelectOption[];
  /** `isLate`: the account was changed in another window in the meantime. */
  rejection: { isLate: boolean; result: SubmissionResult } | undefined;
  constraints: Record<string, Constraint>;
}

/**
 * The form that edits the member's profile: name, language, country, phone number, and the currency in which
 * amounts are additionally shown.
 */
export function AccountForm({ account, countries, rejection, constraints }: AccountFormProps) {
  const t = useTranslation("account");
  const viewer = useViewer();
  const ledgerCurrency = viewer.state === "signed-in" ? viewer.currency : "";
  const form = useFormCheck(rejection?.result, { constraints });
  // A currency without an exchange rate isn't offered. If it is the stored currency, the currency of the
  // accounts is selected instead.
  const isOffered = account.currencies.some(({ value }) => value === account.shownCurrency);
  const storedValues = {
    name: account.name,
    language: account.language,
    country: account.country ?? "",
    phone: account.phone ?? "",
    shownCurrency: (isOffered && account.shownCurrency) || "",
  };
  const outcome = rejection ? (rejection.isLate ? "late" : "refused") : "none";
  useStoredValues(form.props.ref, { version: account.version ?? "", values: storedValues }, outcome);
  const [name, phone] = [form.field("name"), form.field("phone")];
  const [language, country] = [form.field("language"), form.field("country")];
  const shownCurrency = form.field("shownCurrency");
  return (
    <Card title={t("personTitle")}>
      <Form method="post" preventScrollReset {...form.props}>
        <FormErrors
          state={form.state}
          labels={{
            name: t("name"),
            country: t("country"),
            phone: t("phone"),
            shownCurrency: t("shownCurrency"),
          }}
        />
        <input type="hidden" name="version" value={account.version ?? ""} />
        <TextField
          {...name}
          defaultValue={name.defaultValue ?? storedValues.name}
          label={t("name")}
          autoComplete="name"
        />
        <div className="grid gap-x-6 sm:grid-cols-2">
          <SelectField
            {...language}
            defaultValue={language.defaultValue ?? storedValues.language}
            label={t("language")}
            options={languageOptions}
          />
          <SelectField
            {...country}
            defaultValue={country.defaultValue ?? storedValues.country}
            label={t("country")}
            options={countries}
            placeholder={t("countryNone")}
            autoComplete="country"
          />
        </div>
        <TextField
          {...phone}
          defaultValue={phone.defaultValue ?? storedValues.phone}
          label={t("phone")}
          hint={t("phoneHint")}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
        {account.currencies.length > 0 && (
          <SelectField
            {...shownCurrency}
            defaultValue={shownCurrency.defaultValue ?? storedValues.shownCurrency}
            label={t("shownCurrency")}
            hint={t("shownCurrencyHint", { currency: ledgerCurrency })}
            options={account.currencies}
            placeholder={t("shownCurrencyNone", { currency: ledgerCurrency })}
            className="mt-4"
          />
        )}
        <p className="mt-5 text-sm text-muted">
          {t("languageHint")}{" "}
          <LocalizedLink
            to="/apps/account-settings/notifications"
            className="font-medium text-primary hover:underline"
          >
            {t("tabNotifications")}
          </LocalizedLink>
        </p>
        <SubmitButton className="mt-5">{t("save")}</SubmitButton>
      </Form>
    </Card>
  );
}
