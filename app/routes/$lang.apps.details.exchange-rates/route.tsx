import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { statusOfViewed } from "~/features/administration/load-viewed.server";
import { DetailRegion } from "~/features/administration/detail-region";
import { RecordButton } from "~/features/administration/record-link";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { useHasPermission, useViewer } from "~/page/use-viewer";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { EnterForm } from "./enter-form";
import { enterRate } from "./enter.server";
import { FileForm } from "./file-form";
import { FileView } from "./file-view";
import { applyFile, loadFile, uploadFile } from "./file.server";
import { RateList } from "./rate-list";
import { exchangeRates } from "./rates.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("exchange-rates", "cash-back");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, file] = await Promise.all([
    loadPart(loadList(provider, exchangeRates, url)),
    loadFile(provider, url.searchParams),
  ]);
  const adding = url.searchParams.get("add");
  return data({ page, file, adding, formKey: randomUUID() }, { status: statusOfViewed(file, page) });
}

export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  switch (form.get("intent")) {
    case "upload":
      return uploadFile(context, form);
    case "apply":
      return applyFile(context, form);
    default:
      return enterRate(context, form);
  }
}

/** Lists the daily exchange rates for purchases in foreign currencies. */
export default function ExchangeRates({ loaderData, actionData }: Route.ComponentProps) {
  const { page, file, adding, formKey } = loaderData;
  const resultOf = (kind: "enter" | "upload" | "apply") =>
    actionData?.kind === kind ? actionData.result : undefined;
  const t = useTranslation("exchange-rates");
  const canWrite = useHasPermission("networks.write");
  const viewer = useViewer();
  const base = viewer.state === "signed-in" ? viewer.currency : "";
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle", { base })}
      actions={
        canWrite && (
          <>
            <RecordButton open={{ add: "file" }} variant="outline" label={t("fileImport")} />
            <RecordButton open={{ add: "rate" }} label={t("enter")} />
          </>
        )
      }
    >
      {canWrite && adding === "rate" && (
        <EnterForm base={base} formKey={formKey} result={resultOf("enter")} />
      )}
      {canWrite && adding === "file" && <FileForm formKey={formKey} result={resultOf("upload")} />}
      <DetailRegion opened={file} unknown={t("fileUnknown")}>
        {(opened) => (
          <FileView
            file={opened}
            base={base}
            formKey={formKey}
            mayApply={canWrite}
            result={resultOf("apply")}
          />
        )}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <RateList list={list} base={base} />}</PartRegion>
      <p className="max-w-prose text-sm text-muted">{t("rule")}</p>
    </Screen>
  );
}
