import { startTransition, useEffect, useEffectEvent, useRef, useState } from "react";
import { useBlocker, useRevalidator, useSubmit } from "react-router";
import { createSerialQueue } from "#shared/serial-queue.ts";

interface ListChanges {
  /** The changes without a response yet, oldest first. */
  underWay: readonly FormData[];
  submit: (form: FormData) => void;
}

/**
 * Submits the list's forms one after the other, because a submission would abort the previous one. The list
 * shows the changes before the responses arrive. If the member leaves the page, the remaining forms are sent
 * without the router, because the router would return to this page for each of them.
 */
export function useListChanges(action: string): ListChanges {
  const submit = useSubmit();
  const { revalidate } = useRevalidator();
  const [underWay, setUnderWay] = useState<readonly FormData[]>([]);
  const [queue] = useState(createSerialQueue);
  const pendingForms = useRef(new Set<FormData>());
  const isOwnChange = useRef(false);

  async function send(form: FormData) {
    if (!pendingForms.current.has(form)) return;
    isOwnChange.current = true;
    const submission = submit(form, { method: "post", action, replace: true, preventScrollReset: true });
    isOwnChange.current = false;
    await submission;
    if (pendingForms.current.delete(form)) removePending([form]);
  }
  function removePending(forms: readonly FormData[]) {
    startTransition(() => setUnderWay((all) => all.filter((one) => !forms.includes(one))));
  }
  async function sendRemaining() {
    const forms = [...pendingForms.current];
    if (forms.length === 0) return;
    pendingForms.current.clear();
    await Promise.all(forms.map((form) => postKeepalive(action, form)));
    removePending(forms);
    await revalidate();
  }

  useBlocker(() => {
    if (!isOwnChange.current) void sendRemaining();
    return false;
  });
  const sendOnLeave = useEffectEvent(() => void sendRemaining());
  useEffect(() => {
    const onPageHide = () => sendOnLeave();
    addEventListener("pagehide", onPageHide);
    return () => removeEventListener("pagehide", onPageHide);
  }, []);

  return {
    underWay,
    submit(form) {
      pendingForms.current.add(form);
      setUnderWay((all) => [...all, form]);
      void queue.run(action, () => send(form));
    },
  };
}

/**
 * Submits a form and ignores the response. The browser completes the request even after the user has left the
 * page. The request may repeat one that is already in progress, because repeating it has no further effect.
 */
async function postKeepalive(action: string, form: FormData): Promise<void> {
  const body = new URLSearchParams();
  for (const [name, value] of form) body.append(name, String(value));
  try {
    await fetch(action, { method: "POST", body, keepalive: true, redirect: "manual" });
  } catch (error) {
    console.warn("Notifications: a change could not be sent.", error);
  }
}
