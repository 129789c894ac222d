import { useState } from "react";
import { fold, normalizeQuery } from "~/features/search/fold";
import { mayFindRecords, type RecordGroup, type RecordsResponse } from "~/features/search/record-item";
import { useLanguage } from "~/i18n/use-translation";
import { menuViewerOf } from "~/navigation/viewer-menu";
import { useViewer } from "~/page/use-viewer";
import { readRecentRecords } from "./recent-records";
import { useFetchedJson } from "./use-fetched-json";

/** In milliseconds. Longer than for stores, because only the search for stores uses a database index. */
const typingPause = 300;
const minQueryLength = 2;

interface Records {
  isStaff: boolean;
  groups: RecordGroup[];
  isFailed: boolean;
  /** Whether the response to the current query is pending. */
  isLoading: boolean;
}

/**
 * Returns the records that match a query or, without a query, those that were last opened. Only staff get
 * records. Until the response arrives, matching records of the previous response are returned.
 */
export function useRecords(typed: string): Records {
  const language = useLanguage();
  const isStaff = mayFindRecords(menuViewerOf(useViewer()));
  const [recent] = useState(() => readRecentRecords());
  const query = typed.trim();
  const parameters = new URLSearchParams({ lang: language });
  if (query) parameters.set("q", query);
  else for (const key of recent) parameters.append("key", key);
  const hasQuery = isStaff && (query ? Array.from(query).length >= minQueryLength : recent.length > 0);
  const address = hasQuery ? `/search/records?${parameters.toString()}` : null;
  const { result, lastResult } = useFetchedJson<RecordsResponse>(address, query ? typingPause : 0);

  if (!address) return { isStaff, groups: [], isFailed: false, isLoading: false };
  if (result && result !== "failed") return { isStaff, ...result, isFailed: false, isLoading: false };
  const normalized = normalizeQuery(query);
  const groups = normalized
    ? (lastResult?.groups ?? []).flatMap((group) => matchingIn(group, normalized))
    : [];
  return { isStaff, groups, isFailed: result === "failed", isLoading: !result };
}

function matchingIn(group: RecordGroup, query: string): RecordGroup[] {
  const items = group.items.filter((item) =>
    [item.name, ...item.details].some((text) => fold(text).includes(query)),
  );
  return items.length > 0 ? [{ ...group, items }] : [];
}
