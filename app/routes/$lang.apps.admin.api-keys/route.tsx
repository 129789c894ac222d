import { type ApiKey, listApiKeys } from "#contract/api-keys/admin-api-keys.ts";
import type { Column } from "~/components/data-table/columns";
import { PlainTable } from "~/components/data-table/plain-table";
import { Screen } from "~/components/screen";
import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { Card } from "~/components/ui/card";
import { DateTime } from "~/components/ui/date-time";
import { PermittedLinkButton } from "~/features/administration/permitted-link-button";
import { KeyStateBadge } from "~/features/api-keys/key-state";
import { apiKeyPath, apiKeysPath } from "~/features/api-keys/paths";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLink } from "~/navigation/localized-link";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("api-keys");

export async function loader({ context }: Route.LoaderArgs) {
  const provider = providerClient(context);
  return { keys: await loadPart(provider.call(listApiKeys).then(({ data }) => data)) };
}

/** Lists the API keys of the operator's programs. */
export default function ApiKeys({ loaderData: { keys } }: Route.ComponentProps) {
  const t = useTranslation("api-keys");
  const columns = useColumns();
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <PermittedLinkButton
          permission="api-keys.write"
          to={`${apiKeysPath}/new`}
          label={t("newKey")}
          isMain
        />
      }
    >
      <PartRegion part={keys}>
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

function useColumns(): Column<ApiKey>[] {
  const t = useTranslation("api-keys");
  return [
    {
      id: "name",
      header: t("name"),
      primary: true,
      cell: ({ id, name, tokens }) => (
        <>
          <LocalizedLink to={apiKeyPath(id)} className="font-medium break-words">
            <bdi>{name}</bdi>
          </LocalizedLink>
          {tokens[0] && (
            <bdi dir="ltr" className="block font-mono text-xs text-muted">
              …{tokens[0].ending}
            </bdi>
          )}
        </>
      ),
    },
    {
      id: "state",
      header: t("state"),
      isMainValue: true,
      cell: ({ state }) => <KeyStateBadge state={state} />,
    },
    {
      id: "createdBy",
      header: t("actsFor"),
      labelled: true,
      cell: ({ createdBy }) => <bdi>{createdBy.name}</bdi>,
    },
    {
      id: "expires",
      header: t("expires"),
      labelled: true,
      cell: ({ expiresAt }) => (expiresAt ? <DateTime value={expiresAt} /> : t("never")),
    },
    {
      id: "used",
      header: t("lastUsed"),
      labelled: true,
      cell: ({ lastUsedAt, lastUsedAddress }) =>
        lastUsedAt ? (
          <>
            <DateTime value={lastUsedAt} style="minute" />
            <bdi dir="ltr" className="block text-xs text-muted">
              {lastUsedAddress}
            </bdi>
          </>
        ) : (
          t("neverUsed")
        ),
    },
  ];
}
