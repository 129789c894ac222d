import { data } from "react-router";
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
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { type PagePart, statusOf } from "~/provider-client/page-part";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { mailColumns } from "./columns";
import { mailStates, mailsTable } from "./mails";
import { OpenedMail } from "./opened-mail";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("administration", "table");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, opened] = await Promise.all([
    loadPart(loadMails(provider, url)),
    loadOpened(provider, url.searchParams.get("mail")),
  ]);
  return data({ page, opened }, { status: opened?.state === "failed" ? opened.status : statusOf([page]) });
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

export default function AdminMails({ loaderData: { page, opened } }: Route.ComponentProps) {
  const t = useTranslation("administration");
  return (
    <Screen title={t("mailsTitle")} subtitle={t("mailsSubtitle")}>
      {opened && <PartRegion part={opened}>{(mail) => <OpenedMail mail={mail} />}</PartRegion>}
      <PartRegion part={page}>{(loaded) => <Mails page={loaded} />}</PartRegion>
    </Screen>
  );
}

function Mails({ page: { table, rows, paging } }: { page: MailsPage }) {
  const t = useTranslation("administration");
  const options = mailStates.map((value) => ({ value, label: t(`mailState_${value}`) }));
  return (
    <DataTable
      label={t("mailsTable")}
      columns={mailColumns(t)}
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
