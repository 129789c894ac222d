import { useSyncExternalStore } from "react";
import { useFetcher, useFetchers } from "react-router";
import { submitNewest, subscribeWaiting, waitingForm } from "./queued-submit";

/**
 * How to change a thing that is kept by a form: posts it in place, after the change before it.
 * @param key of the thing, everywhere the same
 * @param action where its form is posted to; it must not redirect
 * @returns a function of the form, which must say all that is wanted of the thing
 */
export function useQueuedSubmit(key: string, action: string): (form: FormData) => void {
  const { submit } = useFetcher({ key });
  return (form) =>
    // At once, or React would put the pressed button back until the change is under way.
    void submitNewest(key, form, (next) => submit(next, { method: "post", action, flushSync: true }));
}

/** What is wanted of a thing and not yet answered, the newest; undefined when all is answered. */
export function usePendingForm(key: string): FormData | undefined {
  const next = useSyncExternalStore(
    subscribeWaiting,
    () => waitingForm(key),
    () => undefined,
  );
  const sent = useFetchers().find((fetcher) => fetcher.key === key)?.formData;
  return next ?? sent;
}
