import { getOwnReview, getStoreRating, listReviews } from "#contract/reviews/reviews.ts";
import { storeSlug } from "#contract/stores/stores.ts";
import type { ProviderClient } from "~/provider-client/provider-client.server";

const shownAtOnce = 5;

interface ReviewsQuery {
  slug: string;
  /** The parameters of the URL. `before` is the `nextCursor` of the previous page, if any. */
  parameters: URLSearchParams;
  isSignedIn: boolean;
}

/** Loads a store's reviews, newest first, and the user's own review. @throws ProviderError */
export async function loadReviews(provider: ProviderClient, { slug, parameters, isSignedIn }: ReviewsQuery) {
  if (!storeSlug.safeParse(slug).success) throw new Response(null, { status: 404 });
  const params = { slug };
  const before = parameters.get("before");
  const query = { store: slug, limit: shownAtOnce, ...(before && { cursor: before }) };
  const [rating, page, own] = await Promise.all([
    provider.call(getStoreRating, { params }),
    provider.call(listReviews, { query }),
    isSignedIn ? provider.call(getOwnReview, { params }) : null,
  ]);
  return {
    rating: rating.data,
    reviews: page.data,
    older: page.meta.nextCursor,
    isPaged: before !== null,
    own: own?.data ?? null,
  };
}

export type LoadedReviews = Awaited<ReturnType<typeof loadReviews>>;
