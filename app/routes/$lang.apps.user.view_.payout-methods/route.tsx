import { data } from "react-router";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { AccountTabs } from "~/features/account/account-tabs";
import { AddMethod } from "~/features/withdrawals/add-method";
import { addMethod, removeMethod } from "~/features/withdrawals/payout-method-actions.server";
import { RemoveMethod } from "~/features/withdrawals/remove-method";
import { WithdrawalWaitNote } from "~/features/withdrawals/withdrawal-wait-note";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { FormColumn } from "~/components/form-column";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { methodLinks } from "./addresses";
import { loadMethods } from "./load-methods.server";
import { MethodsCard } from "./methods-card";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("account", "withdrawals");

export async function loader({ context, url }: Route.LoaderArgs) {
  const t = getTranslation(context, "withdrawals");
  const visit = { provider: providerClient(context), t, language: getLocale(context) };
  const methods = await loadPart(loadMethods(visit, url.searchParams));
  return data({ methods }, { status: statusOf([methods]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const t = getTranslation(context, "withdrawals");
  const language = getLocale(context);
  const methodRequest = { provider: providerClient(context), t, language, next: () => url.pathname };
  if (form.get("intent") === "add-method") return addMethod(methodRequest, form);
  if (form.get("intent") === "remove-method") return removeMethod(methodRequest, form);
  throw new Response(null, { status: 400 });
}

/** Manages the member's payout methods. */
export default function PayoutMethods({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("account");
  return (
    <Screen title={t("tabPayoutMethods")} subtitle={t("payoutMethodsSubtitle")}>
      <AccountTabs />
      <FormColumn>
        <PartRegion part={loaderData.methods}>
          {({ methods, limits, adding, removing }) => (
            <div className="grid gap-6">
              {limits.wait && <WithdrawalWaitNote wait={limits.wait} />}
              <MethodsCard methods={methods} limits={limits} isAdding={adding !== null} />
              {adding && <AddMethod adding={adding} result={actionData?.result} links={methodLinks} />}
              {removing && <RemoveMethod method={removing} links={methodLinks} />}
            </div>
          )}
        </PartRegion>
      </FormColumn>
    </Screen>
  );
}
