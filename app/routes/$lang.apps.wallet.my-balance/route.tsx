import { data, useSearchParams } from "react-router";
import { getWallet } from "#contract/wallet.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { PartRegion } from "~/components/states/part-region";
import { findBestCard } from "~/features/shop/best-card.server";
import { MoreWithCard } from "~/features/shop/more-with-card";
import { useAmountsHidden } from "~/features/wallet/amounts-hidden";
import { WalletFigures } from "~/features/wallet/figures";
import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/shell/screen";
import { shellScreen } from "~/shell/shell-screen";
import type { Route } from "./+types/route";
import { Events } from "./events";
import { events } from "./events.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/screen-error-boundary";
export const handle = shellScreen("wallet", "shop-card", "shown-currency");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [wallet, list, card] = await Promise.all([
    loadPart(provider.call(getWallet).then(({ data: wallet }) => wallet)),
    loadPart(loadList(provider, events, url)),
    findBestCard(provider),
  ]);
  return data({ wallet, list, card }, { status: statusOf([wallet, list]) });
}

export default function MyBalance({ loaderData: { wallet, list, card } }: Route.ComponentProps) {
  const t = useTranslation("wallet");
  const hidden = useAmountsHidden();
  return (
    <Screen
      title={t("title")}
      subtitle={t("subtitle")}
      actions={
        <>
          <StatementLink />
          <PrivacyToggle />
        </>
      }
      lead={
        <PartRegion part={wallet}>
          {(figures) => <WalletFigures wallet={figures} hidden={hidden} />}
        </PartRegion>
      }
    >
      {card && <MoreWithCard card={card} />}
      <PartRegion part={list}>{(loaded) => <Events list={loaded} hidden={hidden} />}</PartRegion>
    </Screen>
  );
}

/** Downloads a statement of the days that the list shows, or else of the last twelve months. */
function StatementLink() {
  const t = useTranslation("wallet");
  const [shown] = useSearchParams();
  const days = new URLSearchParams([...shown].filter(([name]) => name === "from" || name === "to"));
  const search = days.size > 0 ? `?${days}` : "";
  return (
    <LocalizedLinkButton variant="outline" to={`/apps/wallet/my-balance/statement${search}`} reloadDocument>
      {t("statement")}
    </LocalizedLinkButton>
  );
}
