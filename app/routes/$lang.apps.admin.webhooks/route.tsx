import { listWebhookEndpoints, type WebhookEndpoint } from "#contract/webhooks/admin-webhooks.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { PermittedLinkButton } from "~/features/administration/permitted-link-button";
import { EndpointState } from "~/features/webhooks/endpoint-state";
import { shortUrl, webhookPath, webhooksPath } from "~/features/webhooks/paths";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("webhooks");

export async function loader({ context }: Route.LoaderArgs) {
  const provider = providerClient(context);
  return {
    endpoints: await loadPart(provider.call(listWebhookEndpoints).then(({ data }) => data.endpoints)),
  };
}

/** Lists the webhook endpoints, which receive events. */
export default function Webhooks({ loaderData: { endpoints } }: Route.ComponentProps) {
  const t = useTranslation("webhooks");
  const columns = useColumns();
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <PermittedLinkButton
          permission="webhooks.write"
          to={`${webhooksPath}/new`}
          label={t("newEndpoint")}
          isMain
        />
      }
    >
      <PartRegion part={endpoints}>
        {(rows) => (
          <Card padded={false}>
            {rows.length === 0 ? (
              <EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />
            ) : (
              <PlainTable label={t("table")} columns={columns} rows={rows} rowKey={({ id }) => id} />
            )}
          </Card>
        )}
      </PartRegion>
    </Screen>
  );
}

function useColumns(): Column<WebhookEndpoint>[] {
  const t = useTranslation("webhooks");
  const language = useLanguage();
  return [
    {
      id: "url",
      header: t("url"),
      primary: true,
      cell: ({ id, url, description }) => (
        <>
          <LocalizedLink to={webhookPath(id)} className="font-medium break-all">
            <bdi dir="ltr">{shortUrl(url)}</bdi>
          </LocalizedLink>
          {description && <bdi className="block text-muted">{description}</bdi>}
        </>
      ),
    },
    { id: "state", header: t("state"), isMainValue: true, cell: (row) => <EndpointState endpoint={row} /> },
    {
      id: "events",
      header: t("events"),
      cell: ({ eventTypes }) => (eventTypes ? t("eventCount", { count: eventTypes.length }) : t("scope_all")),
    },
    {
      id: "waiting",
      header: t("waiting"),
      align: "end",
      labelled: true,
      cell: ({ waiting }) => <bdi className="figures">{formatNumber(waiting.count, language)}</bdi>,
    },
    {
      id: "delivered",
      header: t("lastDelivered"),
      labelled: true,
      cell: ({ lastDeliveredAt }) =>
        lastDeliveredAt ? <DateTime value={lastDeliveredAt} style="minute" /> : t("never"),
    },
  ];
}
