import { useMemo } from "react";
import { matchingActions } from "~/features/search/actions";
import { normalizeQuery } from "~/features/search/fold";
import { searcherOf } from "~/features/search/match";
import { searchIndex, suggestedPages } from "~/features/search/search-index";
import type { loadDemoTexts, SearchTexts } from "~/features/search/search-texts";
import { useLanguage, useTranslation } from "~/i18n/use-translation";
import { useViewer } from "~/page/use-viewer";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { nonEmptyGroups, type OptionGroup } from "./options";
import type { useRecords } from "./use-records";
import type { useStores } from "./use-stores";

export type DemoTexts = Awaited<ReturnType<typeof loadDemoTexts>>;

interface Sources {
  typed: string;
  recent: string[];
  storeResults: ReturnType<typeof useStores>;
  records: ReturnType<typeof useRecords>;
  texts: SearchTexts;
  demo: DemoTexts;
}

/** Returns the options for the typed text, and whether nothing was found. */
export function useOptionGroups({ typed, recent, storeResults, records, texts: t, demo }: Sources) {
  const language = useLanguage();
  const navigation = useTranslation("navigation");
  const viewer = menuViewerOf(useViewer());
  const pageTexts = { language, navigation, demo };
  // The index is created once each time the dialog opens, because texts and viewer don't change meanwhile.
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `pageTexts` is a new object on every render
  const search = useMemo(() => searcherOf(searchIndex(viewer, pageTexts)), [viewer, language, demo]);

  const query = normalizeQuery(typed);
  const stores = storeResults.stores.map((item) => ({ kind: "store" as const, item }));
  const recordGroups = records.groups.map(({ key, title, items }): OptionGroup => {
    return { key, title, options: items.map((item) => ({ kind: "record", item })) };
  });
  if (!query) {
    const searches = recent.map((text) => ({ kind: "recent" as const, typed: text }));
    const groups = nonEmptyGroups([
      { key: "recent", title: t("recent"), options: searches },
      { key: "records", title: t("recentRecords"), options: recordGroups.flatMap(({ options }) => options) },
      { key: "stores", title: t("trending"), options: stores },
    ]);
    return { query, groups, isNothing: false };
  }
  const pages = search(query).map(({ key, title, items }): OptionGroup => {
    return { key, title, options: items.map((item) => ({ kind: "page", item })) };
  });
  const actions = matchingActions(viewer, query, t).map((item) => ({ kind: "action" as const, item }));
  const groups = nonEmptyGroups([
    ...pages,
    { key: "stores", title: t("stores"), options: stores },
    ...recordGroups,
    { key: "actions", title: t("actions"), options: actions },
  ]);
  if (groups.length > 0 || storeResults.isLoading || records.isLoading)
    return { query, groups, isNothing: false };
  const suggested = suggestedPages(pageTexts).map((item) => ({ kind: "page" as const, item }));
  const instead = { key: "suggested", title: t("tryInstead"), options: suggested };
  return { query, groups: [instead], isNothing: true };
}
