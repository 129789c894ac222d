import { data } from "react-router";
import { getSecondFactor } from "#contract/accounts/second-factor.ts";
import { formConstraints } from "~/components/form/constraints.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { TwoStepIntroduction } from "./two-step-introduction";
import { handleFactorAction } from "./handle-action.server";
import { CodesCard } from "~/features/account/codes-card";
import { BackLink } from "~/navigation/back-link";
import { Confirm } from "./confirm";
import { TurnOffCard } from "./turn-off-card";
import { RenewCard } from "./renew-card";
import { confirmSchema, turnOffSchema, renewSchema } from "./schemas";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("second-factor");

export async function loader({ context }: Route.LoaderArgs) {
  const t = getTranslation(context, "second-factor");
  const call = providerClient(context).call(getSecondFactor);
  const factor = await loadPart(call.then(({ data: found }) => found));
  const constraints = {
    confirm: formConstraints(confirmSchema, t),
    end: formConstraints(turnOffSchema, t),
    renew: formConstraints(renewSchema, t),
  };
  return data({ factor, constraints }, { status: statusOf([factor]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return handleFactorAction(context, await readForm(request), url);
}

export default function TwoStepVerification({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("second-factor");
  const { factor, constraints } = loaderData;
  const resultOf = (step: string) => (actionData?.step === step ? actionData.result : undefined);
  return (
    <Screen
      up={<BackLink to="/apps/user/view/security">{t("back")}</BackLink>}
      title={t("title")}
      subtitle={t("subtitle")}
      isForm
    >
      {actionData?.codes && <CodesCard codes={actionData.codes} />}
      <PartRegion part={factor}>
        {({ since, passkeys, recoveryCodesLeft }) =>
          since === null ? (
            actionData?.setUp ? (
              <Confirm
                setUp={actionData.setUp}
                result={resultOf("confirm")}
                constraints={constraints.confirm}
              />
            ) : (
              <>
                <TwoStepIntroduction result={resultOf("begin")} />
                {passkeys > 0 && (
                  <RenewCard
                    remaining={recoveryCodesLeft}
                    result={resultOf("renew")}
                    constraints={constraints.renew}
                  />
                )}
              </>
            )
          ) : (
            <>
              <RenewCard
                remaining={recoveryCodesLeft}
                result={resultOf("renew")}
                constraints={constraints.renew}
              />
              <TurnOffCard since={since} result={resultOf("end")} constraints={constraints.end} />
            </>
          )
        }
      </PartRegion>
    </Screen>
  );
}
