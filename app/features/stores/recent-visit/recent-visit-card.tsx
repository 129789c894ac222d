import type { ReactNode } from "react";
import { Form, useLocation } from "react-router";
import { Button } from "~/components/ui/button";
import { RecentTime } from "~/components/ui/recent-time";
import { usePageDay } from "~/components/ui/use-page-day";
import { useTranslation } from "~/i18n/use-translation";
import { useLocalizedPath } from "~/navigation/localized-link";
import { LocalizedLinkButton } from "~/navigation/localized-link-button";
import type { RecentVisit } from "./recent-visit";

interface RecentVisitCardProps {
  visit: RecentVisit;
  /** Shown on the store's own page, next to the visit and instead of a link to that page. */
  advice?: ReactNode;
}

/** A visit to a store that may lead to a purchase, with a button that says it won't. */
export function RecentVisitCard({ visit: { id, store, createdAt }, advice }: RecentVisitCardProps) {
  const t = useTranslation("trip");
  const today = usePageDay();
  const { pathname, search } = useLocation();
  const page = `/stores/${store.slug}`;
  const action = useLocalizedPath(`${page}/trip`);
  return (
    <section
      aria-labelledby="trip"
      className="card-surface flex h-full flex-wrap justify-between gap-x-10 gap-y-2 p-4 sm:p-6"
    >
      <div className="min-w-0 flex-1 basis-72">
        <div className="flex flex-wrap items-baseline justify-between gap-x-3">
          <h2 id="trip" className="font-semibold">
            {t("title", { name: store.name })}
          </h2>
          <p className="text-sm text-muted">
            <RecentTime value={createdAt} today={today} />
          </p>
        </div>
        <p className="mt-1 text-sm text-muted">{t("text")}</p>
        <div className="mt-3 flex flex-wrap gap-2">
          {!advice && (
            <LocalizedLinkButton variant="soft" size="sm" to={page}>
              {t("storePage")}
            </LocalizedLinkButton>
          )}
          <Form method="post" action={action} preventScrollReset>
            <input type="hidden" name="click" value={id} />
            <input type="hidden" name="returnTo" value={pathname + search} />
            <Button type="submit" variant="outline" size="sm">
              {t("end")}
            </Button>
          </Form>
        </div>
      </div>
      {advice}
    </section>
  );
}
