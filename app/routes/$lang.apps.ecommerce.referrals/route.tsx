import { randomUUID } from "node:crypto";
import { data, useLocation } from "react-router";
import { adminGetReferral, type AdminReferral, getReferralStats } from "#contract/referrals/referrals.ts";
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
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed } from "~/features/administration/load-viewed.server";
import { recordSearch } from "~/features/administration/record-search";
import { PersonName } from "~/features/administration/person-name";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { getTranslation } from "~/i18n/i18n.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { Link } from "~/components/ui/link";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { submitDecision } from "./decide.server";
import { ReferralView } from "./referral-view";
import { ReferralBadge } from "./referral-badge";
import { ReferralStats } from "./referral-stats";
import { adminReferrals } from "./referrals.server";

export { shouldRevalidate } from "~/page/revalidate-after-conflict";
export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("referral-admin", "shop-admin");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, stats, opened] = await Promise.all([
    loadPart(loadList(provider, adminReferrals, url)),
    loadPart(provider.call(getReferralStats).then(({ data: found }) => found)),
    loadViewed(url.searchParams, async (id) => {
      return (await provider.call(adminGetReferral, { params: { id } })).data;
    }),
  ]);
  const status = opened?.state === "unknown" ? 404 : statusOf([page]);
  return data({ page, stats, opened, formKey: randomUUID() }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const t = getTranslation(context, "referral-admin");
  return submitDecision({ provider: providerClient(context), t, url, form: await readForm(request) });
}

/** Lists members' referrals, and the bonuses that an admin must decide on. */
export default function AdminReferrals({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("referral-admin");
  const { page, stats, opened, formKey } = loaderData;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <ShopTabs />
      <PartRegion part={stats}>{(loaded) => <ReferralStats stats={loaded} />}</PartRegion>
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(referral) => (
          <ReferralView
            key={referral.state}
            referral={referral}
            formKey={formKey}
            result={actionData?.result}
          />
        )}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <List list={list} />}</PartRegion>
    </Screen>
  );
}

function columns(t: Translate<Namespaces["referral-admin"]>): Column<AdminReferral>[] {
  return [
    { id: "friend", header: t("friend"), primary: true, cell: (row) => <FriendName referral={row} /> },
    { id: "referrer", header: t("referrer"), cell: ({ referrer }) => <PersonName person={referrer} /> },
    { id: "joined", header: t("joinedAt"), cell: ({ joinedAt }) => <DateTime value={joinedAt} /> },
    {
      id: "bonus",
      header: t("bonus"),
      align: "end",
      cell: ({ bonus, currency }) => <Money amount={bonus} currency={currency} />,
    },
    {
      id: "holds",
      header: t("holds"),
      cell: ({ holds }) =>
        holds.length > 0 ? holds.map((hold) => t(`hold_${hold}`)).join(" · ") : <NoValue />,
    },
    { id: "state", header: t("state"), cell: ({ state }) => <ReferralBadge state={state} /> },
  ];
}

function FriendName({ referral: { id, friend } }: { referral: AdminReferral }) {
  const { search } = useLocation();
  return (
    <span className="block min-w-0">
      <Link
        to={recordSearch(search, { view: id })}
        preventScrollReset
        className="block truncate text-primary hover:underline"
      >
        <bdi className="block truncate">{friend.name}</bdi>
      </Link>
      <bdi className="block truncate text-xs font-normal text-muted">{readableEmail(friend.email)}</bdi>
    </span>
  );
}

function List({ list }: { list: ListPage<AdminReferral> }) {
  const t = useTranslation("referral-admin");
  return (
    <AdminList
      list={list}
      searchHint={t("searchHint")}
      label={t("table")}
      columns={columns(t)}
      rowLabel={({ friend }) => friend.name}
      filterLabel={filterLabels(t)}
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
