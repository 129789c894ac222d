import { data } from "react-router";
import { listSessions } from "#contract/accounts/auth.ts";
import { getSecondFactor } from "#contract/accounts/second-factor.ts";
import { ConfirmDialog } from "~/components/dialog/confirm-dialog";
import { formConstraints } from "~/components/form/constraints.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { AccountTabs, securityLogPath } from "~/features/account/account-tabs";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { FormColumn } from "~/components/form-column";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { changePassword } from "./change-password.server";
import { pageDevices } from "./device-groups";
import { Devices } from "./devices";
import { endSessions } from "./end-sessions.server";
import { PasswordCard } from "./password-card";
import { passwordSchema } from "./password-schema.server";
import { LatestEvents, SecurityLog } from "./security-log";
import { loadLog } from "./security-log.server";
import { SignInCard } from "./sign-in-card";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("account", "security", "password", "second-factor");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [factor, devices, log] = await Promise.all([
    loadPart(provider.call(getSecondFactor).then(({ data: found }) => found)),
    loadPart(
      provider.call(listSessions).then(({ data: rows }) =>
        pageDevices(rows, {
          page: url.searchParams.get("devices"),
          search: url.searchParams.get("find"),
          now: new Date(),
        }),
      ),
    ),
    loadPart(loadLog(provider, url)),
  ]);
  const isConfirming = url.searchParams.get("ask") === "others";
  const constraints = formConstraints(passwordSchema, getTranslation(context, "password"));
  const status = statusOf([factor, devices, log]);
  return data({ factor, devices, log, asks: isConfirming, constraints }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "password") return changePassword(context, form, url.pathname);
  return endSessions(context, form, url);
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("security");
  const { factor, devices, log, asks: isConfirming, constraints } = loaderData;
  const wholeLog = log.state === "loaded" && log.data.kind === "whole" ? log.data.list : undefined;
  const hasPasskey = factor.state === "loaded" && factor.data.passkeys > 0;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <AccountTabs current={wholeLog && securityLogPath} />
      {wholeLog ? (
        <SecurityLog list={wholeLog} />
      ) : (
        <FormColumn>
          <PartRegion part={factor}>{(loaded) => <SignInCard factor={loaded} />}</PartRegion>
          <PasswordCard
            result={actionData?.result}
            constraints={constraints}
            hasPasskey={hasPasskey}
            since={factor.state === "loaded" ? factor.data.passwordSince : null}
          />
          <PartRegion part={devices}>{(page) => <Devices devices={page} />}</PartRegion>
          <PartRegion part={log}>
            {(loaded) =>
              loaded.kind === "latest" && <LatestEvents events={loaded.events} today={loaded.today} />
            }
          </PartRegion>
        </FormColumn>
      )}
      {isConfirming && (
        <ConfirmDialog
          title={t("endOthersQuestion")}
          closeTo="."
          action="."
          fields={{}}
          intent="end-others"
          confirm={t("endOthers")}
          keep={t("keep")}
        >
          <p>{t("endOthersText")}</p>
        </ConfirmDialog>
      )}
    </Screen>
  );
}
