import { flushSync } from "react-dom";

type Submit = (form: FormData) => Promise<void>;

/** What is to be sent once the change under way is answered, by the thing it changes. */
const waiting = new Map<string, FormData>();
const underWay = new Set<string>();
const listeners = new Set<() => void>();

/**
 * Submits a change of one thing; while another change of it is under way, after that one's answer. Of those
 * that wait only the newest is sent: each must say all that is wanted. Nothing is given up half-way, as the
 * router would do: the answers would come in any order, and one that had begun would end in an error that
 * nobody can catch.
 * @param key the fetcher that shows the change once it is sent
 */
export async function submitInTurn(key: string, form: FormData, submit: Submit): Promise<void> {
  if (underWay.has(key)) {
    waiting.set(key, form);
    // At once, so that the next press goes on from here, and the focus finds what has just come.
    flushSync(notify);
    return;
  }
  underWay.add(key);
  try {
    for (let next: FormData | undefined = form; next; next = waiting.get(key)) {
      const answer = submit(next);
      // Only now, when the fetcher has it: in between it would look as if nothing was wanted.
      waiting.delete(key);
      notify();
      await answer;
    }
  } finally {
    underWay.delete(key);
    waiting.delete(key);
    notify();
  }
}

/** The change of a thing that is still to be sent. */
export function waitingChange(key: string): FormData | undefined {
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
