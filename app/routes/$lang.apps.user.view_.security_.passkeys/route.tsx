import { data } from "react-router";
import { listPasskeys } from "#contract/accounts/passkeys.ts";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { CodesCard } from "~/features/account/codes-card";
import { useTranslation } from "~/i18n/use-translation";
import { BackLink } from "~/navigation/back-link";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { AddPasskey, PasskeyIntroduction } from "./add-passkey";
import { handlePasskeyAction } from "./handle-action.server";
import { PasskeyList } from "./passkey-list";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("passkeys", "second-factor");

export async function loader({ context }: Route.LoaderArgs) {
  const call = providerClient(context).call(listPasskeys);
  const passkeys = await loadPart(call.then(({ data: rows }) => rows));
  return data({ passkeys }, { status: statusOf([passkeys]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  return handlePasskeyAction(context, await readForm(request), url.pathname);
}

export default function Passkeys({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("passkeys");
  const result = actionData?.result;
  return (
    <Screen
      up={<BackLink to="/apps/user/view/security">{t("back")}</BackLink>}
      title={t("title")}
      subtitle={t("subtitle")}
      isForm
    >
      {actionData?.codes && <CodesCard codes={actionData.codes} />}
      {actionData?.options ? (
        <AddPasskey options={actionData.options} result={actionData.intent === "add" ? result : undefined} />
      ) : (
        <PasskeyIntroduction result={actionData?.intent === "begin" ? result : undefined} />
      )}
      <PartRegion part={loaderData.passkeys}>
        {(passkeys) => (
          <PasskeyList
            passkeys={passkeys}
            resultOf={(intent, id) =>
              actionData?.intent === intent && actionData.passkey === id ? result : undefined
            }
          />
        )}
      </PartRegion>
    </Screen>
  );
}
