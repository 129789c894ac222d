import { data, redirect } from "react-router";
import { PartRegion } from "~/components/states/part-region";
import { CouponFeedLink } from "~/features/stores/coupon-feed-link";
import { favouritesAmong, loadFavourites } from "~/features/stores/load-favourites.server";
import { getLocale } from "~/i18n/i18next-middleware.server";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { localizedPath } from "~/navigation/localized-path";
import { loginPath } from "~/navigation/login-path";
import { categories } from "~/features/stores/categories";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { PublicPageTags } from "~/navigation/public-page/public-page-tags";
import { StructuredData } from "~/navigation/public-page/structured-data";
import { getAuth } from "~/session/auth-state.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { describeList } from "./describe-list";
import { Directory } from "./directory";
import { loadCounts, loadPopular, loadStores, namedStore, selectsFavourites } from "./load-stores.server";
import type { SelectionCounts } from "./selection-chips";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("stores");

export async function loader({ context, url }: Route.LoaderArgs) {
  const isSignedOut = getAuth(context).state === "signed-out";
  if (isSignedOut && selectsFavourites(url)) throw redirect(loginPath(getLocale(context), url));
  const [page, slugs, counted] = await Promise.all([
    loadPart(loadStores(providerClient(context), url)),
    loadFavourites(context),
    loadPart(loadCounts(providerClient(context))),
  ]);
  const namedResult = page.state === "loaded" && url.searchParams.has("open") && namedStore(page.data);
  if (namedResult) throw redirect(localizedPath(`/stores/${namedResult.slug}`, getLocale(context)));
  const isEmpty = page.state === "loaded" && page.data.rows.length === 0;
  const popular = isEmpty ? await loadPart(loadPopular(providerClient(context))) : null;
  const stores = popular?.state === "loaded" ? popular.data : [];
  const shownStores = page.state === "loaded" ? [...page.data.rows, ...stores] : [];
  const favourites = favouritesAmong(slugs, shownStores);
  const counts: SelectionCounts = {
    stores: counted.state === "loaded" ? counted.data : null,
    favourites: isSignedOut ? undefined : slugs && slugs.length,
  };
  return data({ page, popular: stores, favourites, counts }, { status: statusOf([page]) });
}

export default function Stores({ loaderData }: Route.ComponentProps) {
  const t = useTranslation("stores");
  const language = useLanguage();
  const { page } = loaderData;
  const filter = page.state === "loaded" ? page.data.table.filters.category : undefined;
  const category = categories.find((one) => one === filter);
  const name = category && t(`category_${category}`);
  const path = category ? `/stores?f.category=${category}` : "/stores";
  return (
    <Screen title={t("title")} {...(name && { part: name })} subtitle={t("subtitle")}>
      <PublicPageTags
        path={path}
        title={name ? `${name} · ${t("title")}` : t("title")}
        description={t("metaDescription")}
      />
      {page.state === "loaded" && (
        <StructuredData
          describe={(origin) =>
            describeList(origin, {
              path,
              title: t("title"),
              category: name,
              stores: page.data.rows,
              language,
            })
          }
        />
      )}
      <PartRegion part={loaderData.page}>
        {(page) => (
          <Directory
            page={page}
            popular={loaderData.popular}
            favourites={loaderData.favourites}
            counts={loaderData.counts}
          />
        )}
      </PartRegion>
      <p>
        <CouponFeedLink />
      </p>
    </Screen>
  );
}
