import { fold, normalizeQuery } from "~/features/search/fold";
import type { StoreItem, StoresResponse } from "~/features/search/store-item";
import { useLanguage } from "~/i18n/use-translation";
import { useFetchedJson } from "./use-fetched-json";

const typingPause = 150;

interface Stores {
  stores: StoreItem[];
  extension: string | null;
  isFailed: boolean;
  /** Whether the response to the current query is pending. */
  isLoading: boolean;
}

/**
 * Returns the stores that match a query, fetched when the user pauses typing. Until the response arrives,
 * matching stores of the previous response are returned.
 */
export function useStores(typed: string): Stores {
  const language = useLanguage();
  const query = typed.trim();
  const parameters = new URLSearchParams({ q: query, lang: language });
  const address = `/search/stores?${parameters.toString()}`;
  const { result, lastResult } = useFetchedJson<StoresResponse>(address, query ? typingPause : 0);

  if (result && result !== "failed") return { ...result, isFailed: false, isLoading: false };
  const normalized = normalizeQuery(query);
  const stores = normalized
    ? (lastResult?.stores ?? []).filter(({ name }) => fold(name).includes(normalized))
    : [];
  return {
    stores,
    extension: lastResult?.extension ?? null,
    isFailed: result === "failed",
    isLoading: !result,
  };
}
