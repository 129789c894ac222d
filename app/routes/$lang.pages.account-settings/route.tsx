import { data, Form, type ShouldRevalidateFunctionArgs } from "react-router";
import { type Account, changeAccount, getAccount } from "#contract/account.ts";
import { getSecondFactor } from "#contract/second-factor.ts";
import { formConstraints } from "~/components/form/constraints.server";
import { FormErrors } from "~/components/form/form-errors";
import { formRefusal } from "~/components/form/form-refusal.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { SelectField } from "~/components/form/select-field";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { PartRegion } from "~/components/states/part-region";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import type { SelectOption } from "~/components/ui/select";
import { Card } from "~/components/ui/card";
import { AccountTabs } from "~/features/account/account-tabs";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireUser } from "~/middleware/guards.server";
import { LocalizedLink } from "~/navigation/localized-link";
import { pictureAddress } from "~/provider-client/picture-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { changeEmail, emailChangeSchema } from "./change-email.server";
import { changePicture, removePicture } from "./change-picture.server";
import { countryOptions } from "./countries.server";
import { EmailCard } from "./email-card";
import { PictureCard } from "./picture-card";
import { accountSchema } from "./schema";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("account");
export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = providerClient(context);
  const [account, factor] = await Promise.all([
    loadPart(call(getAccount).then(({ data: own }) => ({ ...own, avatar: pictureAddress(own.avatar) }))),
    loadPart(call(getSecondFactor).then(({ data: found }) => found)),
  ]);
  const hasPasskey = factor.state === "loaded" && factor.data.passkeys > 0;
  const countries = countryOptions(getLocale(context));
  const t = getTranslation(context, "account");
  const constraints = formConstraints(accountSchema, t);
  const emailConstraints = formConstraints(emailChangeSchema, t);
  const status = statusOf([account]);
  return data({ account, hasPasskey, countries, constraints, emailConstraints }, { status });
}

/** Also after a refusal: what another window changed is known then, and can be saved over. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "account");
  const sent = await readForm(request);
  if (sent.get("intent") === "email") return changeEmail(context, sent, url.pathname);
  if (sent.get("intent") === "picture") return changePicture(context, sent, url.pathname);
  if (sent.get("intent") === "remove-picture") return removePicture(context, url.pathname);
  const submission = parseForm(sent, { schema: accountSchema(t) });
  if (submission.status !== "success")
    return data({ form: "name" as const, result: submission.reply() }, { status: 400 });
  try {
    // An empty field is no field to Conform, and one that was emptied.
    const empty = (name: string) => (sent.has(name) ? null : undefined);
    const { country = empty("country"), phone = empty("phone"), ...rest } = submission.value;
    const body = { ...rest, country, phone };
    await providerClient(context).call(changeAccount, { body });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const { fields, rest } = formRefusal(error, { name: "name", country: "country", phone: "phone" });
    const result = submission.reply({ fieldErrors: fields, formErrors: rest });
    return data({ form: "name" as const, result }, { status: error.status });
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("saved") });
}

export default function AccountSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("account");
  const resultOf = (name: "name" | "email" | "picture") =>
    actionData?.form === name ? actionData.result : undefined;
  const form = useFormCheck(resultOf("name"), { constraints: loaderData.constraints });
  return (
    <Screen title={t("accountTitle")} subtitle={t("accountSubtitle")}>
      <AccountTabs />
      <PartRegion part={loaderData.account}>
        {(account) => (
          <>
            <PictureCard name={account.name} picture={account.avatar} refused={resultOf("picture")} />
            <AccountForm account={account} countries={loaderData.countries} form={form} />
            <EmailCard
              email={account.email}
              refused={resultOf("email")}
              constraints={loaderData.emailConstraints}
              hasPasskey={loaderData.hasPasskey}
            />
          </>
        )}
      </PartRegion>
    </Screen>
  );
}

// Each in its own words, whatever the page is written in.
const languageOptions = [
  { value: "en", label: "English" },
  { value: "fr", label: "Français" },
  { value: "ar", label: "العربية" },
];

interface AccountFormProps {
  account: Account;
  countries: SelectOption[];
  form: ReturnType<typeof useFormCheck>;
}

function AccountForm({ account, countries, form }: AccountFormProps) {
  const t = useTranslation("account");
  const [name, phone] = [form.field("name"), form.field("phone")];
  const [language, country] = [form.field("language"), form.field("country")];
  return (
    <Card title={t("personTitle")} className="max-w-2xl">
      <Form method="post" preventScrollReset {...form.props}>
        <FormErrors
          state={form.state}
          labels={{ name: t("name"), country: t("country"), phone: t("phone") }}
        />
        {/* Always the one that is in force: who was told of another change may save over it. */}
        <input type="hidden" name="version" value={account.version ?? ""} />
        <TextField
          {...name}
          defaultValue={name.defaultValue ?? account.name}
          label={t("name")}
          autoComplete="name"
        />
        <div className="grid gap-x-6 sm:grid-cols-2">
          <SelectField
            {...language}
            defaultValue={language.defaultValue ?? account.language}
            label={t("language")}
            options={languageOptions}
          />
          <SelectField
            {...country}
            defaultValue={country.defaultValue ?? account.country ?? ""}
            label={t("country")}
            options={countries}
            placeholder={t("countryNone")}
            autoComplete="country"
          />
        </div>
        <TextField
          {...phone}
          defaultValue={phone.defaultValue ?? account.phone ?? ""}
          label={t("phone")}
          hint={t("phoneHint")}
          type="tel"
          autoComplete="tel"
          dir="ltr"
        />
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
