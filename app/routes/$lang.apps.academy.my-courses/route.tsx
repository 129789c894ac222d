import { Form, useLocation } from "react-router";
import { listCourses } from "#contract/academy/academy.ts";
import { courseCategories } from "#contract/academy/academy-limits.ts";
import { EmptyState } from "~/components/states/empty-state";
import { Button } from "~/components/ui/button";
import { Checkbox } from "~/components/ui/checkbox";
import { Input } from "~/components/ui/input";
import { LinkButton } from "~/components/ui/link-button";
import { Select } from "~/components/ui/select";
import { academyPath } from "~/features/academy/academy-paths";
import { CourseCard } from "~/features/academy/course-card";
import { formatNumber } from "~/i18n/format";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import { providerClient } from "~/provider-client/provider-client.server";
import { Screen } from "~/components/screen";
import { shellScreen } from "~/shell/frame/shell-screen";
import type { Route } from "./+types/route";
import { coursesShown, readFilter } from "./filter";

export { ScreenErrorBoundary as ErrorBoundary } from "~/shell/frame/screen-error-boundary";
export const handle = shellScreen("academy");

export async function loader({ context, url }: Route.LoaderArgs) {
  const { data } = await providerClient(context).call(listCourses);
  const filter = readFilter(url.searchParams);
  return { filter, ...coursesShown(data.courses, filter) };
}

/** Lists all courses, with search and filters. */
export default function MyCourses({ loaderData: { filter, courses, count, pages } }: Route.ComponentProps) {
  const t = useTranslation("academy");
  const language = useLanguage();
  const { pathname } = useLocation();
  const pageHref = (to: number) =>
    `?${new URLSearchParams({ ...filter.typed, page: String(to) }).toString()}`;
  return (
    <Screen
      title={t("coursesTitle")}
      subtitle={t("coursesSubtitle")}
      actions={
        <LocalizedLinkButton to={academyPath} variant="outline">
          {t("dashboardTitle")}
        </LocalizedLinkButton>
      }
    >
      <Form method="get" role="search" className="card-surface flex flex-wrap items-end gap-4 p-5">
        <label className="min-w-48 flex-1 large-text:min-w-full">
          <span className="mb-1 block text-sm font-medium">{t("search")}</span>
          <Input type="search" name="q" defaultValue={filter.q} maxLength={80} />
        </label>
        <label className="min-w-44 large-text:min-w-full">
          <span className="mb-1 block text-sm font-medium">{t("category")}</span>
          <Select
            name="category"
            defaultValue={filter.category ?? ""}
            placeholder={t("categoryAll")}
            options={courseCategories.map((value) => ({ value, label: t(`category_${value}`) }))}
          />
        </label>
        <FilterToggle name="open" label={t("hideCompleted")} isSet={filter.isOpenOnly} />
        <FilterToggle name="saved" label={t("bookmarkedOnly")} isSet={filter.isSavedOnly} />
        <Button type="submit">{t("show")}</Button>
      </Form>
      <p role="status" className="text-muted">
        {t("count", { count, shown: formatNumber(count, language) })}
      </p>
      {courses.length === 0 ? (
        <EmptyState illustration="search" title={t("noneTitle")} text={t("noneText")}>
          <LinkButton to={pathname} variant="soft">
            {t("clear")}
          </LinkButton>
        </EmptyState>
      ) : (
        <ul className="grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {courses.map((course) => (
            <CourseCard key={course.slug} course={course} />
          ))}
        </ul>
      )}
      {pages > 1 && (
        <nav aria-label={t("pages")} className="flex flex-wrap gap-2">
          {Array.from({ length: pages }, (_, index) => (
            <LinkButton
              key={index}
              to={pageHref(index + 1)}
              variant={index + 1 === filter.page ? "soft" : "ghost"}
              aria-current={index + 1 === filter.page ? "page" : undefined}
            >
              {formatNumber(index + 1, language)}
            </LinkButton>
          ))}
        </nav>
      )}
    </Screen>
  );
}

/** A link that turns a filter of the courses on or off. */
function FilterToggle({ name, label, isSet }: { name: string; label: string; isSet: boolean }) {
  return <Checkbox id={name} name={name} value="on" label={label} defaultChecked={isSet} />;
}
