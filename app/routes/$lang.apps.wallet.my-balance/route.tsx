import { data } from "react-router";
import { getWallet } from "#contract/wallet/wallet.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { lazyPart } from "~/components/lazy/lazy-part";
import { PartRegion } from "~/components/states/part-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed, statusOfViewed } from "~/features/administration/load-viewed.server";
import { findBestCard } from "~/features/shop/best-card.server";
import { CardExtras } from "~/features/shop/card-extras";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { useAmountsHidden } from "~/page/amounts-hidden";
import { withItemStore } from "~/features/wallet/item-store";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { type ProviderClient, providerClient } from "~/provider-client/provider-client.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { isAccounting } from "./addresses";
import { BalanceStrip } from "./balance-strip";
import { loadItem } from "./load-item.server";
import { Statement } from "./statement";
import { events, statement } from "./statement.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("wallet", "shop-card", "shown-currency", {
  late: ["cash-back", "withdrawals", "stores"],
});

const Events = lazyPart(async () => (await import("./events")).Events, {
  isInPageSheet: true,
});
const ItemPanel = lazyPart(async () => (await import("./item-panel")).ItemPanel, {
  texts: ["cash-back", "withdrawals", "stores"],
  isLikely: true,
  isInPageSheet: true,
});

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [wallet, list, opened, card] = await Promise.all([
    loadPart(provider.call(getWallet).then(({ data: wallet }) => wallet)),
    loadPart(loadTransactions(provider, url)),
    loadViewed(url.searchParams, (id) => loadItem(provider, id, getLocale(context))),
    findBestCard(provider),
  ]);
  const status = opened ? statusOfViewed(opened, list) : statusOf([wallet, list]);
  return data({ wallet, list, opened, card }, { status });
}

async function loadTransactions(provider: ProviderClient, url: URL) {
  if (isAccounting(url.searchParams))
    return { kind: "events" as const, ...(await loadList(provider, events, url)) };
  const page = await loadList(provider, statement, url);
  return {
    kind: "statement" as const,
    ...page,
    rows: page.rows.map((item) => withItemStore(item, withLogoAddress)),
  };
}

export default function MyBalance({ loaderData: { wallet, list, opened, card } }: Route.ComponentProps) {
  const t = useTranslation("wallet");
  const hidden = useAmountsHidden();
  return (
    <Screen
      title={t("title")}
      isCompact
      heading={<h1 className="text-xl font-bold tracking-tight max-sm:sr-only">{t("title")}</h1>}
      summary={
        <PartRegion part={wallet}>
          {(balances) => <BalanceStrip wallet={balances} hidden={hidden} />}
        </PartRegion>
      }
    >
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(item) => <ItemPanel opened={item} hidden={hidden} />}
      </DetailRegion>
      <PartRegion part={list}>
        {(loaded) =>
          loaded.kind === "events" ? (
            <Events list={loaded} hidden={hidden} />
          ) : (
            <Statement list={loaded} hidden={hidden} />
          )
        }
      </PartRegion>
      {card && <CardExtras card={card} />}
    </Screen>
  );
}
