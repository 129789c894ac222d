import { useEffect, useState } from "react";

/**
 * Returns the JSON response of a URL of this site, fetched `pause` milliseconds after the URL last changed,
 * and the last successful response of any URL. Responses are stored by URL, so a late one is never shown for
 * another URL. `null` fetches nothing.
 */
export function useFetchedJson<Data extends object>(address: string | null, pause: number) {
  const [results, setResults] = useState<Record<string, Data | "failed">>({});
  const [lastResult, setLastResult] = useState<Data>();
  const result = address === null ? undefined : results[address];

  useEffect(() => {
    if (address === null || result) return;
    const request = new AbortController();
    const timer = setTimeout(() => {
      void fetchJson<Data>(address, request.signal).then((response) => {
        if (request.signal.aborted) return;
        setResults((previous) => ({ ...previous, [address]: response }));
        if (response !== "failed") setLastResult(response);
      });
    }, pause);
    return () => {
      clearTimeout(timer);
      request.abort();
    };
  }, [result, address, pause]);

  return { result, lastResult };
}

async function fetchJson<Data>(address: string, signal: AbortSignal): Promise<Data | "failed"> {
  try {
    const response = await fetch(address, { signal });
    return response.ok ? ((await response.json()) as Data) : "failed";
  } catch {
    return "failed";
  }
}
