import { EmptyState } from "~/components/states/empty-state";
import { PartRegion } from "~/components/states/part-region";
import { useTranslation } from "~/i18n/use-translation";
import { PageLabel } from "~/shell/search/page-label";
import { RecordLabel } from "~/shell/search/record-label";
import { ResultLink, resultStyle } from "~/shell/search/result-link";
import { StoreLabel } from "~/shell/search/store-label";
import { ActionEntry } from "./action-entry";
import type { SearchView } from "./load-search.server";
import { ResultSection } from "./result-section";

/** Shows the results by section: pages, stores, actions. Without a query, shows trending stores. */
export function Results({ view }: { view: SearchView }) {
  const t = useTranslation("search");
  const { query, sections, stores, records, actions, suggested } = view;
  const hasStores = stores.state === "failed" || stores.data.length > 0;
  return (
    <div className="card-surface divide-y divide-line">
      {suggested.length > 0 && (
        <EmptyState illustration="search" title={t("noResult", { query: view.typed })} />
      )}
      {suggested.length > 0 && (
        <ResultSection title={t("tryInstead")}>
          {suggested.map((page) => (
            <li key={page.href}>
              <ResultLink item={page} className={resultStyle}>
                <PageLabel item={page} query="" texts={t} />
              </ResultLink>
            </li>
          ))}
        </ResultSection>
      )}
      {sections.map(({ key, title, items }) => (
        <ResultSection key={key} title={title} query={query}>
          {items.map((page) => (
            <li key={page.href}>
              <ResultLink item={page} className={resultStyle}>
                <PageLabel item={page} query={query} texts={t} />
              </ResultLink>
            </li>
          ))}
        </ResultSection>
      ))}
      {hasStores && (
        <ResultSection title={query ? t("stores") : t("trending")} region={stores.state === "failed"}>
          <PartRegion part={stores}>
            {(stores) =>
              stores.map((store) => (
                <li key={store.href}>
                  <ResultLink item={store} className={resultStyle}>
                    <StoreLabel item={store} query={query} />
                  </ResultLink>
                </li>
              ))
            }
          </PartRegion>
        </ResultSection>
      )}
      {records.state === "failed" && <p className="p-4 text-sm text-muted">{t("recordsFailed")}</p>}
      {records.state !== "failed" &&
        records.data.map(({ key, title, items }) => (
          <ResultSection key={key} title={title} query={query}>
            {items.map((record) => (
              <li key={record.key}>
                <ResultLink item={record} className={resultStyle}>
                  <RecordLabel item={record} query={query} />
                </ResultLink>
              </li>
            ))}
          </ResultSection>
        ))}
      {actions.length > 0 && (
        <ResultSection title={t("actions")}>
          {actions.map((item) => (
            <li key={item.action}>
              <ActionEntry item={item} query={query} />
            </li>
          ))}
        </ResultSection>
      )}
    </div>
  );
}
