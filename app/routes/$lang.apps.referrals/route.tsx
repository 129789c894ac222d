import { randomUUID } from "node:crypto";
import { data } from "react-router";
import type { CallData } from "#contract/calls/call.ts";
import { getReferralSummary, listInvitations, type Referral } from "#contract/referrals/referrals.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { readForm } from "~/components/form/read-form.server";
import { loadList } from "~/components/data-table/list-screen.server";
import { ListTable } from "~/components/data-table/list-table";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { Money } from "~/components/ui/money";
import { CsvLink } from "~/features/administration/csv-link";
import { StatTile } from "~/features/administration/stat-tile";
import { ReferralBadge } from "~/features/referrals/referral-badge";
import { ShareLink } from "~/features/referrals/share-link";
import { formatNumber, moneyInText } from "~/i18n/format";
import { getLocale } from "~/i18n/i18next-middleware.server";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { localizedPath } from "~/navigation/localized-path";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { InviteForm } from "./invite-form";
import { submitInvitations } from "./invite.server";
import { referrals } from "./referrals.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("referrals");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [summary, invitations, list] = await Promise.all([
    loadPart(provider.call(getReferralSummary).then(({ data: found }) => found)),
    loadPart(provider.call(listInvitations).then(({ data: found }) => found)),
    loadPart(loadList(provider, referrals, url)),
  ]);
  const register = url.origin + localizedPath("/register?ref=", getLocale(context));
  const parts = { summary, invitations, list };
  return data({ ...parts, register, formKey: randomUUID() }, { status: statusOf([summary, list]) });
}

export async function action({ request, context }: Route.ActionArgs) {
  return submitInvitations(context, await readForm(request));
}

/** Shows a member's referral link, and the friends who joined with it. */
export default function Referrals({ loaderData, actionData }: Route.ComponentProps) {
  const { summary, invitations, list, register, formKey } = loaderData;
  const t = useTranslation("referrals");
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <PartRegion part={summary}>{(loaded) => <Summary summary={loaded} register={register} />}</PartRegion>
      <PartRegion part={invitations}>
        {(loaded) => <InviteForm formKey={formKey} result={actionData?.result} invitations={loaded} />}
      </PartRegion>
      <PartRegion part={list}>{(page) => <Friends list={page} />}</PartRegion>
    </Screen>
  );
}

type SummaryData = CallData<typeof getReferralSummary>;

function Summary({ summary, register }: { summary: SummaryData; register: string }) {
  const t = useTranslation("referrals");
  const language = useLanguage();
  const { code, invited, joined, paid, earned, onTheWay, currency, monthly } = summary;
  const bonus = moneyInText(summary.bonus, currency, language);
  return (
    <>
      <ul className="grid grid-cols-2 gap-2 xs:gap-4 lg:grid-cols-4 large-text:grid-cols-1">
        <StatTile isHalf label={t("earned")} value={<Money amount={earned} currency={currency} />}>
          {t("paidCount", { count: paid, shown: formatNumber(paid, language) })}
        </StatTile>
        <StatTile isHalf label={t("onTheWay")} value={<Money amount={onTheWay} currency={currency} />}>
          {t("onTheWayHint")}
        </StatTile>
        <StatTile isHalf label={t("joined")} value={formatNumber(joined, language)} />
        <StatTile isHalf label={t("invited")} value={formatNumber(invited, language)} />
      </ul>
      <div className="grid items-start gap-6 lg:grid-cols-2">
        <Card title={t("yourLink")} subtitle={t("linkHint")}>
          <ShareLink link={register + code} text={t("shareText")} />
          <p className="mt-4 text-sm text-muted">{t("monthText", { count: monthly })}</p>
        </Card>
        <Card
          title={t("howTitle")}
          subtitle={<bdi suppressHydrationWarning>{t("bonusText", { bonus })}</bdi>}
        >
          <ol className="list-decimal space-y-2 ps-5">
            <li>{t("how1")}</li>
            <li>{t("how2")}</li>
            <li suppressHydrationWarning>{t("how3", { bonus })}</li>
          </ol>
        </Card>
      </div>
    </>
  );
}

function columns(t: Translate<Namespaces["referrals"]>): Column<Referral>[] {
  return [
    { id: "friend", header: t("friend"), primary: true, cell: ({ friend }) => <bdi>{friend}</bdi> },
    { id: "joined", header: t("joinedAt"), cell: ({ joinedAt }) => <DateTime value={joinedAt} /> },
    {
      id: "bonus",
      header: t("bonus"),
      align: "end",
      cell: ({ bonus, currency }) => <Money amount={bonus} currency={currency} />,
    },
    {
      id: "state",
      header: t("state"),
      cell: (row) => <ReferralBadge referral={row} />,
    },
  ];
}

function Friends({ list }: { list: ListPage<Referral> }) {
  const t = useTranslation("referrals");
  return (
    <ListTable
      list={list}
      label={t("friends")}
      columns={columns(t)}
      rowLabel={(row) => row.friend}
      filterLabel={filterLabels(t)}
      actions={
        list.rows.length > 0 && (
          <CsvLink path={list.specification.csvPath!} state={list.table} specification={list.specification} />
        )
      }
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}
