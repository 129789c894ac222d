import { EmptyState } from "~/components/states/empty-state";
import type { SearchTexts } from "~/features/search/search-texts";

interface SearchStatusProps {
  texts: SearchTexts;
  typed: string;
  query: string;
  isEmpty: boolean;
  isLoading: boolean;
  /** The names of the results that couldn't be loaded. */
  failed: (string | false)[];
  count: number;
}

/**
 * The outcome of a search. It is announced to screen readers, and visible if nothing was found or some
 * results couldn't be loaded.
 */
export function SearchStatus({ texts: t, typed, query, count, failed, ...state }: SearchStatusProps) {
  const noResultText = t("noResult", { query: typed.trim() });
  return (
    <>
      <p role="status" className="sr-only">
        {query && !state.isLoading && (state.isEmpty ? noResultText : t("found", { count }))}
      </p>
      {state.isEmpty && <EmptyState illustration="search" title={noResultText} />}
      {failed.map(
        (text) =>
          text && (
            <p key={text} className="px-3 py-2 text-sm text-muted">
              {text}
            </p>
          ),
      )}
    </>
  );
}
