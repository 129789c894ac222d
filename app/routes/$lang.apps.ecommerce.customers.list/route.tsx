import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { ShopCustomer } from "#contract/shop/admin-shop-customers.ts";
import { readableEmail } from "#shared/readable-email.ts";
import type { Column } from "~/components/data-table/columns";
import { NoValue } from "~/components/data-table/no-value";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { AdminList } from "~/features/administration/admin-list";
import { RecordButton } from "~/features/administration/record-link";
import { customerHref } from "~/features/shop-admin/shop-admin-paths";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { InviteForm } from "~/features/administration/invite-user/invite-form";
import { inviteNewUser } from "~/features/administration/invite-user/invite.server";
import { countryName } from "~/i18n/country-name";
import { formatNumber } from "~/i18n/format";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { localizedPath } from "~/navigation/localized-path";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { useHasPermission } from "~/page/use-viewer";
import type { Route } from "./+types/route";
import { customers } from "./customers.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("shop-customers", "shop-admin", "users");

export async function loader({ context, url }: Route.LoaderArgs) {
  const page = await loadPart(loadList(providerClient(context), customers, url));
  const inviteKey = url.searchParams.get("add") === "user" ? randomUUID() : null;
  return data({ page, inviteKey }, { status: statusOf([page]) });
}

/** Invites a user and redirects to the account, because users aren't customers before their first order. */
export async function action({ context, request }: Route.ActionArgs) {
  const form = await readForm(request);
  return inviteNewUser({ context, form }, (id) => localizedPath(customerHref(id), getLocale(context)));
}

/** Lists members as customers of the shop. */
export default function Customers({ loaderData: { page, inviteKey }, actionData }: Route.ComponentProps) {
  const t = useTranslation("shop-customers");
  const canInvite = useHasPermission("users.write");
  const add = canInvite && <RecordButton open={{ add: "user" }} label={t("add")} />;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={add}>
      <ShopTabs />
      {canInvite && inviteKey && <InviteForm formKey={inviteKey} result={actionData?.result} />}
      <PartRegion part={page}>{(list) => <List list={list} />}</PartRegion>
    </Screen>
  );
}

function List({ list }: { list: ListPage<ShopCustomer> }) {
  const t = useTranslation("shop-customers");
  const language = useLanguage();
  const columns: Column<ShopCustomer>[] = [
    {
      id: "customer",
      header: t("customer"),
      primary: true,
      cell: ({ id, name, email }) => (
        <span className="block min-w-0">
          <LocalizedLink to={customerHref(id)} className="block truncate text-primary hover:underline">
            <bdi className="block truncate">{name}</bdi>
          </LocalizedLink>
          <bdi className="block truncate text-sm font-normal text-muted">{readableEmail(email)}</bdi>
        </span>
      ),
    },
    {
      id: "country",
      header: t("country"),
      cell: ({ country }) =>
        country ? <bdi suppressHydrationWarning>{countryName(country, language)}</bdi> : <NoValue />,
    },
    {
      id: "orders",
      header: t("orders"),
      align: "end",
      cell: ({ orders }) => <bdi className="figures">{formatNumber(orders, language)}</bdi>,
    },
    {
      id: "spent",
      header: t("spent"),
      align: "end",
      cell: ({ spent, currency }) => <Money amount={spent} currency={currency} />,
    },
    { id: "last", header: t("last"), cell: ({ lastOrderAt }) => <DateTime value={lastOrderAt} /> },
  ];
  return (
    <AdminList
      list={list}
      searchHint={t("searchHint")}
      label={t("title")}
      columns={columns}
      rowLabel={({ name }) => name}
      filterLabel={filterLabels(t)}
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
