import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { OpenedButton } from "~/features/administration/opened-link";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { useMay, useViewer } from "~/shell/use-viewer";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { EnterForm } from "./enter-form";
import { enterRate } from "./enter.server";
import { RateList } from "./rate-list";
import { exchangeRates } from "./rates.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("exchange-rates", "cash-back");

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPart(loadList(providerClient(context), exchangeRates, url));
  const isEntering = url.searchParams.get("add") === "rate";
  return data({ page, isEntering, formKey: randomUUID() }, { status: statusOf([page]) });
}

export async function action({ context, request }: Route.ActionArgs) {
  return enterRate(context, await readForm(request));
}

/** The day rates that foreign purchases are converted with. */
export default function ExchangeRates({ loaderData, actionData }: Route.ComponentProps) {
  const { page, isEntering, formKey } = loaderData;
  const t = useTranslation("exchange-rates");
  const writes = useMay("networks.write");
  const viewer = useViewer();
  const base = viewer.state === "signed-in" ? viewer.currency : "";
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle", { base })}
      actions={writes && <OpenedButton open={{ add: "rate" }} label={t("enter")} />}
    >
      {writes && isEntering && <EnterForm base={base} formKey={formKey} refused={actionData?.result} />}
      <PartRegion part={page}>{(list) => <RateList list={list} base={base} />}</PartRegion>
      <p className="max-w-prose text-sm text-muted">{t("rule")}</p>
    </Screen>
  );
}
