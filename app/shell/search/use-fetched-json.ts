import { useEffect, useState } from "react";

/**
 * Returns the JSON response of a URL of this site, fetched `pause` milliseconds after the URL last changed,
 * and the last successful response of any URL. Responses are stored by URL, so a late one is never shown for
 * another URL. `null` fetches nothing.
 */
export function useFetchedJson<Answer extends object>(address: string | null, pause: number) {
  const [answers, setAnswers] = useState<Record<string, Answer | "failed">>({});
  const [lastAnswer, setLastAnswer] = useState<Answer>();
  const answer = address === null ? undefined : answers[address];

  useEffect(() => {
    if (address === null || answer) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      void fetchJson<Answer>(address, request.signal).then((response) => {
        if (request.signal.aborted) return;
        setAnswers((previous) => ({ ...previous, [address]: response }));
        if (response !== "failed") setLastAnswer(response);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [answer, address, pause]);

  return { answer, lastAnswer };
}

async function fetchJson<Answer>(address: string, signal: AbortSignal): Promise<Answer | "failed"> {
  try {
    const answer = await fetch(address, { signal });
    return answer.ok ? ((await answer.json()) as Answer) : "failed";
  } catch {
    return "failed";
  }
}
