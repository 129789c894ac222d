import { data } from "react-router";
import { getWallet } from "#contract/wallet.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { PartRegion } from "~/components/states/part-region";
import { findBestCard } from "~/features/shop/best-card.server";
import { MoreWithCard } from "~/features/shop/more-with-card";
import { useAmountsHidden } from "~/features/wallet/amounts-hidden";
import { WalletFigures } from "~/features/wallet/figures";
import { PrivacyToggle } from "~/features/wallet/privacy-toggle";
import { useTranslation } from "~/i18n/use-translation";
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
      actions={<PrivacyToggle />}
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
