import { startTransition, useRef, useState } from "react";
import { useSubmit } from "react-router";

interface Changes {
  /** What was asked for and is not answered yet, oldest first. */
  underWay: readonly FormData[];
  submit: (form: FormData) => void;
}

/**
 * Sends the list's forms one after the other: a form sent while another is under way would break that one
 * off. Until all are answered the list shows what was asked for.
 */
export function useChanges(action: string): Changes {
  const submit = useSubmit();
  const [underWay, setUnderWay] = useState<readonly FormData[]>([]);
  const last = useRef(Promise.resolve());

  async function send(form: FormData) {
    await submit(form, { method: "post", action, replace: true, preventScrollReset: true });
    startTransition(() => setUnderWay((all) => all.filter((one) => one !== form)));
  }
  return {
    underWay,
    submit(form) {
      setUnderWay((all) => [...all, form]);
      last.current = last.current.then(() => send(form));
    },
  };
}
