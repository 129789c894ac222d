import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { getMail, listMails, type Mail } from "#contract/notifications/mails.ts";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { listScreen, loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Alert } from "~/components/ui/alert";
import { AdminList } from "~/features/administration/admin-list";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed, statusOfViewed } from "~/features/administration/load-viewed.server";
import { RecordRegion } from "~/features/administration/record-region";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { mailColumns } from "./columns";
import { MailView } from "./mail-view";
import { retryFromForm } from "./retry.server";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("administration");

/** The email outbox, newest first. */
const mails = listScreen(listMails);

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, opened] = await Promise.all([
    loadPart(loadList(provider, mails, url)),
    loadViewed(url.searchParams, async (id) => (await provider.call(getMail, { params: { id } })).data),
  ]);
  return data({ page, opened, key: randomUUID() }, { status: statusOfViewed(opened, page) });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "administration");
  return retryFromForm({ provider: providerClient(context), t, url, form: await readForm(request) });
}

export default function AdminMails({ loaderData, actionData }: Route.ComponentProps) {
  const { page, opened, key } = loaderData;
  const t = useTranslation("administration");
  return (
    <Screen title={t("mailsTitle")} subtitle={t("mailsSubtitle")} isDense>
      {actionData && (
        <RecordRegion>
          <Alert tone="danger" title={t("mailNotRetried")}>
            {actionData.errorMessage}
          </Alert>
        </RecordRegion>
      )}
      <DetailRegion opened={opened} unknown={t("mailUnknown")}>
        {(mail) => <MailView mail={mail} formKey={key} />}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <Mails list={list} formKey={key} />}</PartRegion>
    </Screen>
  );
}

interface MailsProps {
  list: ListPage<Mail>;
  formKey: string;
}

function Mails({ list, formKey }: MailsProps) {
  const t = useTranslation("administration");
  const labels = filterLabels(t);
  return (
    <AdminList
      list={list}
      label={t("mailsTable")}
      searchHint={t("mailsSearchHint")}
      columns={mailColumns(t, formKey)}
      rowLabel={(mail) => mail.subject}
      filterLabel={(filter, value) => labels(value ? "mailState" : filter, value)}
      empty={<EmptyState illustration="search" title={t("mailsEmptyTitle")} text={t("mailsEmptyText")} />}
    />
  );
}
