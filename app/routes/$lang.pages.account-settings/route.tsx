import { data, Form } from "react-router";
import { type Account, changeAccount, getAccount } from "#contract/account.ts";
import { formConstraints } from "~/components/form/constraints.server";
import { FormErrors } from "~/components/form/form-errors";
import { formRefusal } from "~/components/form/form-refusal.server";
import { parseForm } from "~/components/form/parse-form.server";
import { readForm } from "~/components/form/read-form.server";
import { SubmitButton } from "~/components/form/submit-button";
import { TextField } from "~/components/form/text-field";
import { useFormCheck } from "~/components/form/use-form-check";
import { PartRegion } from "~/components/states/part-region";
import { redirectWithToast } from "~/components/toast/flash-toast.server";
import { Card } from "~/components/ui/card";
import { Facts } from "~/components/ui/facts";
import { AccountTabs } from "~/features/account/account-tabs";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { requireUser } from "~/middleware/guards.server";
import { LocalizedLink } from "~/navigation/localized-link";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { ProviderError } from "~/provider-client/provider-error";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { accountSchema } from "./schema";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("account");
export const middleware: Route.MiddlewareFunction[] = [requireUser];

export async function loader({ context }: Route.LoaderArgs) {
  const account = await loadPart(
    providerClient(context)
      .call(getAccount)
      .then(({ data: known }) => known),
  );
  const constraints = formConstraints(accountSchema(getTranslation(context, "account")));
  return data({ account, constraints }, { status: statusOf([account]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "account");
  const submission = parseForm(await readForm(request), { schema: accountSchema(t) });
  if (submission.status !== "success") return data({ result: submission.reply() }, { status: 400 });
  try {
    await providerClient(context).call(changeAccount, { body: submission.value });
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind === "signed-out") throw error;
    const { fields, rest } = formRefusal(error, { name: "name" });
    const result = submission.reply({ fieldErrors: fields, formErrors: rest });
    return data({ result }, { status: error.status });
  }
  return redirectWithToast(url.pathname, { tone: "success", title: t("saved") });
}

export default function AccountSettings({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("account");
  const form = useFormCheck(actionData?.result, { constraints: loaderData.constraints });
  return (
    <Screen title={t("accountTitle")} subtitle={t("accountSubtitle")}>
      <AccountTabs />
      <PartRegion part={loaderData.account}>
        {(account) => <AccountForm account={account} form={form} />}
      </PartRegion>
    </Screen>
  );
}

interface AccountFormProps {
  account: Account;
  form: ReturnType<typeof useFormCheck>;
}

function AccountForm({ account, form }: AccountFormProps) {
  const t = useTranslation("account");
  const name = form.field("name");
  return (
    <Card title={t("personTitle")} className="max-w-2xl">
      <Form method="post" preventScrollReset {...form.props}>
        <FormErrors state={form.state} labels={{ name: t("name") }} />
        <TextField
          {...name}
          defaultValue={name.defaultValue ?? account.name}
          label={t("name")}
          autoComplete="name"
        />
        <Facts facts={[{ label: t("email"), value: <bdi className="break-all">{account.email}</bdi> }]} />
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
