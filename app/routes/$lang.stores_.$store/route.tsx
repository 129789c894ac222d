import { randomUUID } from "node:crypto";
import { useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { readForm } from "~/components/form/read-form.server";
import { loadPart } from "~/provider-client/load-part.server";
import { providerClient } from "~/provider-client/provider-client.server";
import { getAuth } from "~/session/auth-state.server";
import { IfPermitted } from "~/components/ui/if-permitted";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { Coupons } from "./coupons";
import { Description } from "./description";
import { loadReviews } from "./load-reviews.server";
import { loadStore } from "./load-store.server";
import { StoreHeader } from "./header";
import { MoneySteps } from "./money-steps";
import { Rates } from "./rates";
import { Reviews } from "./reviews";
import { saveReview } from "./save-review.server";
import { ShopBar } from "./shop";
import { Similar } from "./similar";
import { loadVotes, voteOnOne } from "./votes.server";

export { StoreErrorBoundary as ErrorBoundary } from "./error-boundary";
export const handle = shellScreen("reviews", "stores");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const isSignedIn = getAuth(context).state === "signed-in";
  const query = { slug: params.store, parameters: url.searchParams, isSignedIn };
  const [store, reviews, votes] = await Promise.all([
    loadStore(provider, params.store),
    loadPart(loadReviews(provider, query)),
    isSignedIn ? loadPart(loadVotes(provider, params.store)) : null,
  ]);
  const own = votes?.state === "loaded" ? votes.data : null;
  return { store, reviews, votes: own, formKey: randomUUID() };
}

export async function action({ context, params, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("intent") === "vote") return voteOnOne({ context, url, form });
  return saveReview({ context, url, slug: params.store, form });
}

export default function StorePage({ loaderData, actionData }: Route.ComponentProps) {
  const { store, reviews, votes, formKey } = loaderData;
  const t = useTranslation("stores");
  const rating = reviews.state === "loaded" ? reviews.data.rating : null;
  return (
    <Screen
      title={store.cashBack ? t("storeTitle", { name: store.name }) : store.name}
      heading={<StoreHeader store={store} rating={rating} formKey={formKey} />}
    >
      <Description store={store} rating={rating} />
      <div className="grid items-start gap-6 lg:grid-cols-[2fr_1fr]">
        <div className="min-w-0 space-y-6">
          {store.offer && <Rates offer={store.offer} />}
          <Coupons store={store} votes={votes} formKey={formKey} />
          <Reviews part={reviews} result={actionData?.result} />
        </div>
        <MoneySteps store={store} />
      </div>
      <Similar store={store} />
      <IfPermitted permission="offers.write">
        <LocalizedLinkButton to={`/apps/details/cash-offers/logo?store=${store.slug}`} variant="outline">
          {t("changeLogo")}
        </LocalizedLinkButton>
      </IfPermitted>
      <ShopBar store={store} formKey={formKey} />
    </Screen>
  );
}
