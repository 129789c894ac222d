import { randomUUID } from "node:crypto";
import { getOwnOffer, getStore, type Store, type StoreOffer, storeSlug } from "#contract/stores/stores.ts";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { readForm } from "~/components/form/read-form.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { pictureAddress } from "~/provider-client/picture-address.server";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient, type ProviderClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { IfPermitted } from "~/components/ui/if-permitted";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import { linksPath } from "~/features/shared-links/paths";
import { useViewer } from "~/page/use-viewer";
import { favouritesAmong, loadFavourites } from "~/features/stores/load-favourites.server";
import { withLogoAddress } from "~/features/stores/logo-address.server";
import { Card } from "~/components/ui/card";
import { RateRows } from "~/features/stores/rate-table";
import { loadRecentVisit } from "~/features/stores/recent-visit/load-recent-visit.server";
import { RecentVisitCard } from "~/features/stores/recent-visit/recent-visit-card";
import type { Route } from "./+types/route";
import { Coupons } from "./coupons";
import { Description } from "./description";
import { loadReviews } from "./load-reviews.server";
import { StoreHeader } from "./header";
import { MoneySteps } from "./money-steps";
import { Reviews } from "./reviews";
import { saveReview } from "./save-review.server";
import { ShopBar } from "./shop";
import { Similar } from "./similar";
import { TrackingAdvice } from "./tracking-advice";
import { loadVotes, submitCouponVote } from "./votes.server";

export { StoreErrorBoundary as ErrorBoundary } from "./error-boundary";
export const handle = shellScreen("reviews", "stores", "trip");

export async function loader({ context, params, request, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const isSignedIn = getAuth(context).state === "signed-in";
  const query = { slug: params.store, parameters: url.searchParams, isSignedIn };
  const [store, reviews, votes, slugs, recentVisit] = await Promise.all([
    loadStore(provider, params.store, isSignedIn),
    loadPart(loadReviews(provider, query)),
    isSignedIn ? loadPart(loadVotes(provider, params.store)) : null,
    loadFavourites(context),
    loadRecentVisit(context, request, params.store),
  ]);
  const ownVotes = votes?.state === "loaded" ? votes.data : null;
  const favourites = favouritesAmong(slugs, [store, ...store.similar]);
  const picture = pictureAddress(`/apis/store-cards/${store.slug}/${getLocale(context)}.png`);
  return { store, reviews, votes: ownVotes, favourites, recentVisit, picture, formKey: randomUUID() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "vote") return submitCouponVote({ context, url, form });
  return saveReview({ context, url, slug: params.store, form });
}

export default function StorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, reviews, votes, favourites, recentVisit, picture, formKey } = loaderData;
  const t = useTranslation("stores");
  const isSignedIn = useViewer().state === "signed-in";
  const rating = reviews.state === "loaded" ? reviews.data.rating : null;
  return (
    <Screen
      title={store.cashBack ? t("storeTitle", { name: store.name }) : store.name}
      heading={<StoreHeader store={store} rating={rating} favourites={favourites} formKey={formKey} />}
    >
      {recentVisit && <RecentVisitCard visit={recentVisit} advice={<TrackingAdvice />} />}
      <Description store={store} rating={rating} picture={picture} />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="min-w-0 space-y-6">
          {store.offer && <Rates offer={store.offer} />}
          <Coupons store={store} votes={votes} formKey={formKey} />
          <div className="defer-layout">
            <Reviews part={reviews} result={actionData?.result} />
          </div>
        </div>
        <MoneySteps store={store} />
      </div>
      <div className="defer-layout">
        <Similar store={store} favourites={favourites} />
      </div>
      {store.takesLinks && isSignedIn && (
        <LocalizedLinkButton to={linksPath} variant="outline">
          {t("shareLink")}
        </LocalizedLinkButton>
      )}
      <IfPermitted permission="offers.write">
        <LocalizedLinkButton to={`/apps/details/cash-offers/logo?store=${store.slug}`} variant="outline">
          {t("changeLogo")}
        </LocalizedLinkButton>
      </IfPermitted>
      <ShopBar store={store} formKey={formKey} />
    </Screen>
  );
}

/**
 * Loads the store with a slug. For members, it contains the offer that applies to them.
 *
 * @throws ProviderError; Response 404 for a malformed slug
 */
async function loadStore(provider: ProviderClient, slug: string, isSignedIn: boolean): Promise<Store> {
  if (!storeSlug.safeParse(slug).success) throw new Response(null, { status: 404 });
  const [{ data: shown }, ownOffer] = await Promise.all([
    provider.call(getStore, { params: { slug } }),
    isSignedIn ? loadPart(provider.call(getOwnOffer, { params: { slug } })) : null,
  ]);
  const store =
    ownOffer?.state === "loaded" && ownOffer.data.data.offer ? { ...shown, ...ownOffer.data.data } : shown;
  return { ...withLogoAddress(store), similar: store.similar.map(withLogoAddress) };
}

/** Shows the store's rates by product category, each with an example. */
function Rates({ offer }: { offer: StoreOffer }) {
  const t = useTranslation("stores");
  return (
    <Card title={t("ratesTitle")}>
      <RateRows terms={offer} hasExample />
    </Card>
  );
}
