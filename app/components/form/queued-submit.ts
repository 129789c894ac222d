import { flushSync } from "react-dom";
import { createSerialQueue } from "#shared/serial-queue.ts";

type Submit = (form: FormData) => Promise<void>;

const queue = createSerialQueue();
/** What is to be sent once the change under way is answered, by the thing it changes. */
const waiting = new Map<string, FormData>();
const listeners = new Set<() => void>();

/**
 * Submits a change of one thing; while another change of it is under way, after that one's answer. Of those
 * that wait only the newest is sent: each must say all that is wanted. Nothing is given up half-way, as the
 * router would do: the answers would come in any order, and one that had begun would end in an error that
 * cannot be caught.
 * @param key the fetcher that shows the change once it is sent
 * @returns settles when the change is answered; at once when it only took the place of one that waits
 */
export async function submitNewest(key: string, form: FormData, submit: Submit): Promise<void> {
  if (!queue.isBusy(key)) return queue.run(key, () => send(form));
  const isQueued = waiting.has(key);
  waiting.set(key, form);
  // At once, so that the next press goes on from here, and the focus finds what has just come.
  flushSync(notify);
  if (isQueued) return;
  await queue.run(key, async () => {
    const newest = waiting.get(key);
    if (newest) await send(newest);
  });

  async function send(next: FormData) {
    try {
      const answer = submit(next);
      // Only now, when the fetcher has it: in between it would look as if nothing was wanted.
      clearWaiting();
      await answer;
    } catch (error) {
      // What waits stood on this one.
      clearWaiting();
      throw error;
    }
  }
  function clearWaiting() {
    waiting.delete(key);
    notify();
  }
}

/** The change of a thing that is still to be sent. */
export function waitingForm(key: string): FormData | undefined {
  return waiting.get(key);
}

/** For `useSyncExternalStore`. */
export function subscribeWaiting(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function notify() {
  for (const listener of listeners) listener();
}
