import type { AdminReview } from "#contract/reviews/admin-reviews.ts";
import { reviewSteps } from "#contract/reviews/review-limits.ts";
import type { Column } from "~/components/data-table/columns";
import { filterLabels, type ListPage } from "~/components/data-table/list-page";
import { EmptyState } from "~/components/states/empty-state";
import { DateTime } from "~/components/ui/date-time";
import { AdminList } from "~/features/administration/admin-list";
import { RecordLink } from "~/features/administration/record-link";
import { PersonName } from "~/features/administration/person-name";
import { Stars } from "~/features/reviews/stars";
import type { Namespaces } from "~/i18n/namespaces";
import type { Translate } from "~/i18n/translation";
import { useTranslation } from "~/i18n/use-translation";
import { useHasPermission } from "~/page/use-viewer";
import { ReviewBadge } from "./review-badge";
import { StepForm } from "./step-form";

/** Lists all reviews. In a row, the key p publishes the review and r rejects it. */
export function ReviewList({ list, formKey }: { list: ListPage<AdminReview>; formKey: string }) {
  const t = useTranslation("review-admin");
  const canDecide = useHasPermission("reviews.decide");
  const steps = {
    form: "chosen-reviews",
    steps: reviewSteps,
    isPossible: ({ state }: AdminReview, step: (typeof reviewSteps)[number]) =>
      state !== (step === "publish" ? "published" : "rejected"),
    label: (step: (typeof reviewSteps)[number]) => t(`step_${step}`),
  };
  return (
    <AdminList
      list={list}
      label={t("table")}
      searchHint={t("searchHint")}
      columns={columns(t, formKey, canDecide)}
      rowLabel={({ store, member }) => `${store.name}, ${member.name}`}
      filterLabel={filterLabels(t)}
      {...(canDecide && { keys: t("keys") })}
      bulk={canDecide ? steps : undefined}
      empty={<EmptyState illustration="search" title={t("emptyTitle")} text={t("emptyText")} />}
    />
  );
}

function columns(
  t: Translate<Namespaces["review-admin"]>,
  formKey: string,
  decides: boolean,
): Column<AdminReview>[] {
  return [
    { id: "store", header: t("store"), primary: true, cell: (review) => <StoreLink review={review} /> },
    { id: "member", header: t("member"), cell: ({ member }) => <PersonName person={member} /> },
    {
      id: "stars",
      header: t("review"),
      cell: ({ stars, text, language }) => (
        <span className="block max-w-md min-w-40">
          <Stars stars={stars} />
          <span lang={language} dir="auto" className="line-clamp-2 wrap-anywhere">
            {text}
          </span>
        </span>
      ),
    },
    { id: "written", header: t("written"), cell: ({ writtenAt }) => <DateTime value={writtenAt} /> },
    { id: "state", header: t("state"), cell: ({ state }) => <ReviewBadge state={state} /> },
    ...(decides
      ? [
          {
            id: "actions",
            header: t("actions"),
            cell: (review: AdminReview) => <StepForm review={review} formKey={formKey} />,
          },
        ]
      : []),
  ];
}

function StoreLink({ review: { id, store } }: { review: AdminReview }) {
  return (
    <RecordLink open={{ view: id }} className="block truncate">
      <bdi className="block truncate">{store.name}</bdi>
    </RecordLink>
  );
}
