import { data } from "react-router";
import { changeAccount, getAccount } from "#contract/accounts/account.ts";
import { getSecondFactor } from "#contract/accounts/second-factor.ts";
import { formConstraints } from "~/components/form/constraints.server";
import { replyWithError } from "~/components/form/reply-with-error.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { AccountTabs } from "~/features/account/account-tabs";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireUser } from "~/middleware/guards.server";
import { pictureAddress } from "~/provider-client/picture-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { FormColumn } from "~/components/form-column";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { SelectOption } from "~/components/ui/select";
import type { Language } from "~/i18n/languages";
import type { Route } from "./+types/route";
import { AccountForm } from "./account-form";
import { changeEmail, emailChangeSchema } from "./change-email.server";
import { changePicture, removePicture } from "./change-picture.server";
import { countryOptions } from "./countries.server";
import { EmailCard } from "./email-card";
import { PictureCard } from "./picture-card";
import { accountSchema } from "./schema";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("account");
export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ context }: Route.LoaderArgs) {
  const { call } = providerClient(context);
  const [account, factor] = await Promise.all([
    loadPart(
      call(getAccount).then(({ data: own, meta }) => ({
        ...own,
        avatar: pictureAddress(own.avatar),
        currencies: currencyOptions(meta?.currencies ?? [], getLocale(context)),
      })),
    ),
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

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "account");
  const form = await readForm(request);
  if (form.get("intent") === "email") return changeEmail(context, form, url.pathname);
  if (form.get("intent") === "picture") return changePicture(context, form, url.pathname);
  if (form.get("intent") === "remove-picture") return removePicture(context, url.pathname);
  const submission = parseForm(form, { schema: accountSchema(t) });
  if (submission.status !== "success")
    return data({ form: "name" as const, isLate: false, result: submission.reply() }, { status: 400 });
  try {
    // Conform leaves out empty fields, so a field that the member has emptied is set to `null` here.
    const nullIfSubmitted = (name: string) => (form.has(name) ? null : undefined);
    const {
      country = nullIfSubmitted("country"),
      phone = nullIfSubmitted("phone"),
      shownCurrency = nullIfSubmitted("shownCurrency"),
      ...rest
    } = submission.value;
    const body = { ...rest, country, phone, shownCurrency };
    await providerClient(context).call(changeAccount, { body });
  } catch (error) {
    const names = { name: "name", country: "country", phone: "phone", shownCurrency: "shownCurrency" };
    const { result, status, key } = replyWithError(submission, error, names);
    const isLate = key === "account_changed";
    return data({ form: "name" as const, isLate, result }, { status });
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("saved") });
}

export default function AccountSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("account");
  const resultOf = (name: "name" | "email" | "picture") =>
    actionData?.form === name ? actionData.result : undefined;
  return (
    <Screen title={t("accountTitle")} subtitle={t("accountSubtitle")}>
      <AccountTabs />
      <FormColumn>
        <PartRegion part={loaderData.account}>
          {(account) => (
            <>
              <PictureCard name={account.name} picture={account.avatar} result={resultOf("picture")} />
              <AccountForm
                account={account}
                countries={loaderData.countries}
                rejection={actionData?.form === "name" ? actionData : undefined}
                constraints={loaderData.constraints}
              />
              <EmailCard
                email={account.email}
                result={resultOf("email")}
                constraints={loaderData.emailConstraints}
                hasPasskey={loaderData.hasPasskey}
              />
            </>
          )}
        </PartRegion>
      </FormColumn>
    </Screen>
  );
}

/** Returns currencies as options, sorted by their names in a language. */
function currencyOptions(codes: string[], language: Language): SelectOption[] {
  const names = new Intl.DisplayNames([language], { type: "currency" });
  const order = new Intl.Collator(language);
  return codes
    .map((value) => ({ value, label: `${names.of(value) ?? value} (${value})` }))
    .toSorted((one, other) => order.compare(one.label, other.label));
}
