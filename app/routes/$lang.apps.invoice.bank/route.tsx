import { data } from "react-router";
import type { BankLine } from "#contract/bank/bank-statements.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { FormErrors } from "~/components/form/form-errors";
import { formState } from "~/components/form/form-state";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { AdminList } from "~/features/administration/admin-list";
import { DetailRegion } from "~/features/administration/detail-region";
import { RecordRegion } from "~/features/administration/record-region";
import { invoicesPath } from "~/features/invoices/invoice-paths";
import { getTranslation } from "~/i18n/i18n.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { IfPermitted } from "~/components/ui/if-permitted";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useLocation } from "react-router";
import type { Route } from "./+types/route";
import { loadBank } from "./bank.server";
import { movementColumns } from "./movement-columns";
import { MovementDetail } from "./movement-detail";
import { NewestFiles } from "./newest-files";
import { StatementView } from "./statement-view";
import { handleBankAction } from "./steps.server";
import { UploadForm } from "./upload-form";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("bank", "bank-statements");

export async function loader({ context, url }: Route.LoaderArgs) {
  const view = await loadBank(providerClient(context), url);
  const isUnknown = view.opened?.state === "unknown" || view.viewed?.state === "unknown";
  return data(view, { status: isUnknown ? 404 : statusOf([view.page]) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "bank");
  const input = { provider: providerClient(context), t, language: getLocale(context), url };
  return handleBankAction({ ...input, form: await readForm(request) });
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Imports bank files and matches their transactions with invoices. */
export default function BankPayments({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("bank");
  const { page, files, opened, viewed, formKey } = loaderData;
  const resultOf = (...intents: string[]) =>
    actionData && intents.includes(actionData.intent) ? actionData.result : undefined;
  const isShown = opened?.state === "loaded" || viewed?.state === "loaded";
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <LocalizedLinkButton to={invoicesPath} variant="outline">
          {t("back")}
        </LocalizedLinkButton>
      }
    >
      {!isShown && (
        <FormErrors
          state={formState(resultOf("read", "assign", "undo", "return", "aside", "take-up"))}
          isFormGone
        />
      )}
      {opened?.state === "unknown" && <Alert tone="warning" title={t("unknownFile")} />}
      {opened && opened.state !== "unknown" && (
        <RecordRegion key={opened.state === "loaded" ? opened.data.id : "failed"}>
          <PartRegion part={opened}>
            {(loaded) => <StatementView statement={loaded} formKey={formKey} result={resultOf("read")} />}
          </PartRegion>
        </RecordRegion>
      )}
      <DetailRegion opened={viewed} unknown={t("unknown")}>
        {(line) => (
          <MovementDetail
            key={line.id}
            line={line}
            formKey={formKey}
            result={resultOf("assign", "undo", "return", "aside", "take-up")}
          />
        )}
      </DetailRegion>
      {!opened && (
        <IfPermitted permission="invoices.settle">
          <UploadForm formKey={formKey} result={resultOf("upload")} />
        </IfPermitted>
      )}
      <PartRegion part={page}>{(list) => <Movements list={list} />}</PartRegion>
      <PartRegion part={files}>{(loaded) => <NewestFiles files={loaded} />}</PartRegion>
    </Screen>
  );
}

function Movements({ list }: { list: ListPage<BankLine> }) {
  const t = useTranslation("bank");
  const { search } = useLocation();
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={movementColumns(t, search)}
      rowLabel={({ text, bookedOn }) => text || bookedOn}
      filterLabel={filterLabels(t)}
      empty={<EmptyState illustration="wallet" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
