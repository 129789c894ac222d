import { randomUUID } from "node:crypto";
import { data } from "react-router";
import { adminGetReview, getReviewStats } from "#contract/reviews/admin-reviews.ts";
import { reviewSteps } from "#contract/reviews/review-limits.ts";
import { loadList } from "~/components/data-table/list-screen.server";
import { readForm } from "~/components/form/read-form.server";
import { PartRegion } from "~/components/states/part-region";
import { BulkRegion } from "~/features/administration/bulk-region";
import { DetailRegion } from "~/features/administration/detail-region";
import { loadViewed } from "~/features/administration/load-viewed.server";
import { ShopTabs } from "~/features/shop-admin/shop-tabs";
import { getTranslation } from "~/i18n/i18n.server";
import { useTranslation } from "~/i18n/use-translation";
import { loadPart } from "~/provider-client/load-part.server";
import { statusOf } from "~/provider-client/page-part";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { BulkReviews } from "./bulk-reviews";
import { decideOnReviews, decideOnReview, loadBulk } from "./decide.server";
import { ReviewView } from "./review-view";
import { ReviewStats } from "./review-stats";
import { ReviewList } from "./review-list";
import { adminReviews } from "./reviews.server";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("bulk", "review-admin", "reviews", "shop-admin");

export async function loader({ context, url }: Route.LoaderArgs) {
  const provider = providerClient(context);
  const [page, stats, opened, bulk] = await Promise.all([
    loadPart(loadList(provider, adminReviews, url)),
    loadPart(provider.call(getReviewStats).then(({ data: found }) => found)),
    loadViewed(url.searchParams, async (id) => {
      return (await provider.call(adminGetReview, { params: { id } })).data;
    }),
    loadPart(loadBulk(provider, url.searchParams)),
  ]);
  const status = opened?.state === "unknown" ? 404 : statusOf([page]);
  return data({ page, stats, opened, bulk, formKey: randomUUID() }, { status });
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const input = { provider: providerClient(context), t: getTranslation(context, "review-admin"), url, form };
  const step = reviewSteps.find((candidate) => candidate === form.get("bulk"));
  return step ? decideOnReviews(input, step) : decideOnReview(input);
}

/** Also reloads after a refused submission, so that the page shows the current state. */
export function shouldRevalidate() {
  return true;
}

/** Lists members' reviews of stores for the admins who decide on them. */
export default function ManageReviews({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslation("review-admin");
  const { page, stats, opened, bulk, formKey } = loaderData;
  const outcome = actionData && "outcome" in actionData ? actionData.outcome : undefined;
  const result = actionData && "result" in actionData ? actionData.result : undefined;
  return (
    <Screen title={t("title")} subtitle={t("subtitle")}>
      <ShopTabs />
      <PartRegion part={stats}>{(loaded) => <ReviewStats stats={loaded} />}</PartRegion>
      <BulkRegion part={bulk} outcome={outcome}>
        {(open) => <BulkReviews {...open} result={result} />}
      </BulkRegion>
      <DetailRegion opened={opened} unknown={t("unknown")}>
        {(review) => (
          <ReviewView key={review.state + review.version} review={review} formKey={formKey} result={result} />
        )}
      </DetailRegion>
      <PartRegion part={page}>{(list) => <ReviewList list={list} formKey={formKey} />}</PartRegion>
    </Screen>
  );
}
