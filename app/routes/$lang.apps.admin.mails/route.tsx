import { randomUUID } from "node:crypto";
import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import type { CallData } from "#contract/call.ts";
import { id } from "#contract/identifiers.ts";
import { getMail, listMails, type Mail } from "#contract/mails.ts";
import type { Paging } from "~/components/data-table/columns";
import { DataTable } from "~/components/data-table/data-table";
import { loadPage } from "~/components/data-table/load-page.server";
import type { TableState } from "~/components/data-table/table-specification";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { OpenedRegion } from "~/features/administration/opened-region";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { type PagePart, statusOf } from "~/provider-client/page-part";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { mailColumns } from "./columns";
import { mailStates } from "~/features/administration/mail-states";
import { mailsTable } from "./mails";
import { OpenedMail } from "./opened-mail";
import { retry } from "./retry.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("administration", "table");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, opened] = await Promise.all([
    loadPart(loadMails(provider, url)),
    loadOpened(provider, url.searchParams.get("mail")),
  ]);
  return data(
    { page, opened, key: randomUUID() },
    { status: opened?.state === "failed" ? opened.status : statusOf([page]) },
  );
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "administration");
  return retry({ provider: providerClient(context), t, url, sent: await request.formData() });
}

/** Also after a refusal: what stood in the way is to be seen. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return defaultShouldRevalidate || actionStatus === 409;
}

async function loadMails(provider: ProviderClient, url: URL): Promise<MailsPage> {
  const asked = readTableState(url.searchParams, mailsTable);
  const { table, page } = await loadPage(asked, (state) =>
    provider.call(listMails, { query: tableQuery(state) }),
  );
  return { table, rows: page.data, paging: page.meta };
}

async function loadOpened(
  provider: ProviderClient,
  asked: string | null,
): Promise<PagePart<CallData<typeof getMail>> | undefined> {
  const parsed = id.safeParse(asked);
  if (!parsed.success) return undefined;
  return loadPart(provider.call(getMail, { params: { id: parsed.data } }).then((answer) => answer.data));
}

interface MailsPage {
  table: TableState;
  rows: Mail[];
  paging: Paging;
}

export default function AdminMails({ loaderData, actionData }: Route.ComponentProps) {
  const { page, opened, key } = loaderData;
  const t = useTranslation("administration");
  return (
    <Screen title={t("mailsTitle")} subtitle={t("mailsSubtitle")}>
      {actionData && (
        <OpenedRegion>
          <Alert tone="danger" title={t("mailNotRetried")}>
            {actionData.refusal}
          </Alert>
        </OpenedRegion>
      )}
      {opened && <PartRegion part={opened}>{(mail) => <OpenedMail mail={mail} formKey={key} />}</PartRegion>}
      <PartRegion part={page}>{(loaded) => <Mails page={loaded} formKey={key} />}</PartRegion>
    </Screen>
  );
}

interface MailsProps {
  page: MailsPage;
  formKey: string;
}

function Mails({ page: { table, rows, paging }, formKey }: MailsProps) {
  const t = useTranslation("administration");
  const options = mailStates.map((value) => ({ value, label: t(`mailState_${value}`) }));
  return (
    <DataTable
      label={t("mailsTable")}
      columns={mailColumns(t, formKey)}
      rows={rows}
      rowKey={(mail) => mail.id}
      rowLabel={(mail) => mail.subject}
      specification={mailsTable}
      state={table}
      paging={paging}
      filters={[{ name: "state", label: t("state"), options }]}
      empty={<EmptyState picture="search" title={t("mailsEmptyTitle")} text={t("mailsEmptyText")} />}
    />
  );
}
