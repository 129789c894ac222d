import { useSyncExternalStore } from "react";
import { useFetcher, useFetchers } from "react-router";
import { submitNewest, subscribeWaiting, waitingForm } from "./queued-submit";

/**
 * Returns a function that submits a change without navigation, after the response to the previous change.
 * @param key identifies the changed item on all pages
 * @param action the URL to submit to, which must not redirect
 * @returns a function that takes the form, which must contain the complete new state
 */
export function useQueuedSubmit(key: string, action: string): (form: FormData) => void {
  const { submit } = useFetcher({ key });
  return (form) =>
    // Synchronous; otherwise React would reset the pressed button until the change is submitted.
    void submitNewest(key, form, (next) => submit(next, { method: "post", action, flushSync: true }));
}

/** Returns an item's newest change that the server hasn't responded to; undefined if there is none. */
export function usePendingForm(key: string): FormData | undefined {
  const queuedForm = useSyncExternalStore(
    subscribeWaiting,
    () => waitingForm(key),
    () => undefined,
  );
  const submittedForm = useFetchers().find((fetcher) => fetcher.key === key)?.formData;
  return queuedForm ?? submittedForm;
}
