import { useSyncExternalStore } from "react";
import { useFetcher, useFetchers } from "react-router";
import { submitNewest, subscribeWaiting, waitingForm } from "./queued-submit";

/**
 * Returns a function that submits a change in place, after the previous change.
 * @param key identifies the changed item, the same everywhere
 * @param action the URL to submit to, which must not redirect
 * @returns a function of the form, which must contain the complete new state
 */
export function useQueuedSubmit(key: string, action: string): (form: FormData) => void {
  const { submit } = useFetcher({ key });
  return (form) =>
    // Synchronous, or React would reset the pressed button until the change is being submitted.
    void submitNewest(key, form, (next) => submit(next, { method: "post", action, flushSync: true }));
}

/** Returns the newest change of an item without a response yet, or undefined if there is none. */
export function usePendingForm(key: string): FormData | undefined {
  const next = useSyncExternalStore(
    subscribeWaiting,
    () => waitingForm(key),
    () => undefined,
  );
  const sent = useFetchers().find((fetcher) => fetcher.key === key)?.formData;
  return next ?? sent;
}
