import { useEffect, useState } from "react";
import { fold, normalizeQuery } from "~/features/search/fold";
import type { StoreItem, StoresAnswer } from "~/features/search/store-item";
import { useLanguage } from "~/i18n/use-translation";

const typingPause = 150;

interface Stores {
  stores: StoreItem[];
  extension: string | null;
  isFailed: boolean;
  /** Whether the response to the current query is pending. */
  isAwaited: boolean;
}

type Answers = Record<string, StoresAnswer | "failed">;

/**
 * Returns the stores that match a query, fetched when typing pauses. Responses are kept by query, so a late one
 * is never shown for another. Until the response arrives, matching stores of the previous one are shown.
 */
export function useStores(typed: string): Stores {
  const language = useLanguage();
  const query = typed.trim();
  const [answers, setAnswers] = useState<Answers>({});
  const [shown, setShown] = useState<StoresAnswer>({ stores: [], extension: null });
  const answer = answers[query];

  useEffect(() => {
    if (answer) return;
    const request = new AbortController();
    const pause = setTimeout(
      () => {
        void ask(query, language, request.signal).then((found) => {
          if (request.signal.aborted) return;
          setAnswers((known) => ({ ...known, [query]: found }));
          if (found !== "failed") setShown(found);
        });
      },
      query ? typingPause : 0,
    );
    return () => {
      clearTimeout(pause);
      request.abort();
    };
  }, [answer, query, language]);

  if (answer && answer !== "failed") return { ...answer, isFailed: false, isAwaited: false };
  const normalized = normalizeQuery(query);
  const stores = normalized ? shown.stores.filter(({ name }) => fold(name).includes(normalized)) : [];
  return { stores, extension: shown.extension, isFailed: answer === "failed", isAwaited: !answer };
}

async function ask(query: string, language: string, signal: AbortSignal): Promise<Answers[string]> {
  try {
    const parameters = new URLSearchParams({ q: query, lang: language });
    const answer = await fetch(`/search/stores?${parameters.toString()}`, { signal });
    return answer.ok ? ((await answer.json()) as StoresAnswer) : "failed";
  } catch {
    return "failed";
  }
}
