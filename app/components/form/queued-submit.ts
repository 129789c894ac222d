import { flushSync } from "react-dom";
import { createSerialQueue } from "#shared/serial-queue.ts";

type Submit = (form: FormData) => Promise<void>;

const queue = createSerialQueue();
/** Changes that wait for the response to the current one, by the key of the changed item. */
const queuedForms = new Map<string, FormData>();
const listeners = new Set<() => void>();

/**
 * Submits a change of one item after the response to its previous change. If several changes are queued, only
 * the newest is submitted, so each must contain the complete new state. Changes aren't aborted as the router
 * would do, because responses could then arrive in any order, and an aborted change would cause an error that
 * can't be caught.
 * @param key the key of the fetcher that shows the change once it is sent
 * @returns a promise that settles with the response, or immediately if the change replaced a queued one
 */
export async function submitNewest(key: string, form: FormData, submit: Submit): Promise<void> {
  if (!queue.isBusy(key)) return queue.run(key, () => send(form));
  const isQueued = queuedForms.has(key);
  queuedForms.set(key, form);
  // Synchronous, so that the next press starts from the new state and the focus can move to new elements.
  flushSync(notify);
  if (isQueued) return;
  await queue.run(key, async () => {
    const newest = queuedForms.get(key);
    if (newest) await send(newest);
  });

  async function send(next: FormData) {
    try {
      const submission = submit(next);
      // The fetcher shows the change from here on. Clearing it earlier would hide the change for a moment.
      clearWaiting();
      await submission;
    } catch (error) {
      // Discards the queued change, because it was based on the one that failed.
      clearWaiting();
      throw error;
    }
  }
  function clearWaiting() {
    queuedForms.delete(key);
    notify();
  }
}

/** Returns an item's queued change, if there is one. */
export function waitingForm(key: string): FormData | undefined {
  return queuedForms.get(key);
}

/** For `useSyncExternalStore`. */
export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}
