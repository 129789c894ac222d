import { data } from "react-router";
import { getCashBackSummary } from "#contract/cash-back.ts";
import { getWallet, listWalletEntries } from "#contract/wallet.ts";
import { loadPage } from "~/components/data-table/load-page.server";
import { readTableState, tableQuery } from "~/components/data-table/url-state";
import { PartRegion } from "~/components/states/part-region";
import { useAmountsHidden } from "~/features/wallet/amounts-hidden";
import { WalletFigures } from "~/features/wallet/figures";
import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { Entries, type EntriesPage } from "./entries";
import { entriesTable } from "./entries-table";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("table", "wallet");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [wallet, summary, entries] = await Promise.all([
    loadPart(provider.call(getWallet).then(({ data: wallet }) => wallet)),
    loadPart(provider.call(getCashBackSummary).then(({ data: summary }) => summary)),
    loadPart(loadEntries(provider, url)),
  ]);
  // A forecast nobody can make is left out: the figures stand without it.
  const next = summary.state === "loaded" ? summary.data.nextPayable : null;
  return data({ wallet, next, entries }, { status: statusOf([wallet, entries]) });
}

async function loadEntries(provider: ProviderClient, url: URL): Promise<EntriesPage> {
  const asked = readTableState(url.searchParams, entriesTable);
  const { table, page } = await loadPage(asked, (state) =>
    provider.call(listWalletEntries, { query: tableQuery(state) }),
  );
  return { table, rows: page.data, paging: page.meta };
}

export default function MyBalance({ loaderData: { wallet, next, entries } }: Route.ComponentProps) {
  const t = useTranslation("wallet");
  const hidden = useAmountsHidden();
  return (
    <Screen title={t("title")} subtitle={t("subtitle")} actions={<PrivacyToggle />}>
      <PartRegion part={wallet}>
        {(figures) => <WalletFigures wallet={figures} hidden={hidden} next={next} />}
      </PartRegion>
      <PartRegion part={entries}>{(page) => <Entries page={page} hidden={hidden} />}</PartRegion>
    </Screen>
  );
}
