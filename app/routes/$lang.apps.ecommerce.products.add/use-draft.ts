import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { useFetcher, useNavigation } from "react-router";
import { serializeForm } from "~/components/form/serialize-form";
import type { saveDraft } from "./draft.server";

const saveIntervalMs = 10_000;

interface Draft {
  savedAt: string | null;
  /** `elsewhere`: another tab has saved the draft. `unsaved`: saving failed. */
  problem: "elsewhere" | "unsaved" | null;
  /** Returns whether the form contains changes that have been saved neither in the product nor in the draft. */
  isDirty: () => boolean;
}

/**
 * Saves the form as a draft on the server every ten seconds if it has changed. Stops if another tab has saved
 * the same draft, so that the tabs don't overwrite each other's changes.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>, revision: number): Draft {
  const fetcher = useFetcher<typeof saveDraft>();
  const navigation = useNavigation();
  const lastSaved = useRef<{ typed: string; revision: number }>(undefined);
  const submittedText = useRef("");
  const problem = fetcher.data?.problem ?? null;

  const saveIfChanged = useEffectEvent(() => {
    if (!form.current || !lastSaved.current || problem === "elsewhere") return;
    // No draft is saved while the form is being submitted.
    if (fetcher.state !== "idle" || navigation.state !== "idle") return;
    const typed = serializeForm(form.current);
    if (typed === lastSaved.current.typed) return;
    submittedText.current = typed;
    const body = new FormData(form.current);
    body.set("intent", "draft");
    body.set("revision", String(lastSaved.current.revision));
    void fetcher.submit(body, { method: "post" });
  });
  useEffect(() => {
    if (!form.current) return;
    lastSaved.current = { typed: serializeForm(form.current), revision };
    const timer = setInterval(saveIfChanged, saveIntervalMs);
    return () => clearInterval(timer);
  }, [form, revision]);

  const draft = fetcher.data?.draft ?? null;
  useEffect(() => {
    if (draft) lastSaved.current = { typed: submittedText.current, revision: draft.revision };
  }, [draft]);

  function isDirty(): boolean {
    return Boolean(
      form.current && lastSaved.current && serializeForm(form.current) !== lastSaved.current.typed,
    );
  }
  return { savedAt: draft?.savedAt ?? null, problem, isDirty };
}
