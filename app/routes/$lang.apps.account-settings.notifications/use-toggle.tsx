import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useFetcher } from "react-router";
import { showToast } from "~/components/toast/toast-store";
import { useTranslation } from "~/i18n/use-translation";
import type { Cell } from "./schema";

const undoSeconds = 8;
/** The value of `problem` if the server couldn't be reached. */
export const unreachable = "unreachable";

/**
 * Saves a checkbox when it changes. The new state is shown immediately, and reverted if it couldn't be saved;
 * otherwise a toast offers to undo it for 8 s. A change made before hydration is saved afterwards.
 */
export function useToggle(cell: Cell, label: string, isOn: boolean) {
  const t = useTranslation("preferences");
  const fetcher = useFetcher<{ problem?: string }>();
  const requestedState = useRef<boolean>(undefined);
  // The fetcher's form data is only available in the next render. Without this state, the checkbox would
  // flicker.
  const [pending, setPending] = useState<{ on: boolean; before: unknown }>();

  function change(on: boolean) {
    requestedState.current = on;
    setPending({ on, before: fetcher.data });
    void fetcher.submit({ intent: "toggle", cell, on: String(on) }, { method: "post" });
  }

  const box = useRef<HTMLInputElement>(null);
  const adoptToggle = useEffectEvent(() => {
    if (box.current && box.current.checked !== isOn) change(box.current.checked);
  });
  useEffect(() => adoptToggle(), []);

  const announce = useEffectEvent((on: boolean, problem: string | undefined) => {
    const id = `toggle-${cell}`;
    if (problem !== undefined)
      return showToast({
        id,
        tone: "danger",
        title: t("notSaved", { choice: label }),
        description: problem === unreachable ? t("unreachable") : problem,
      });
    return showToast({
      id,
      tone: "success",
      title: t(on ? "switchedOn" : "switchedOff", { choice: label }),
      description: (
        <button type="button" className="font-semibold text-primary underline" onClick={() => change(!on)}>
          {t("undo")}
        </button>
      ),
      seconds: undoSeconds,
      progress: true,
    });
  });

  const { state, data } = fetcher;
  useEffect(() => {
    if (state !== "idle" || requestedState.current === undefined || !data) return;
    const on = requestedState.current;
    requestedState.current = undefined;
    announce(on, data.problem);
  }, [state, data]);

  const isInProgress = pending !== undefined && (state !== "idle" || data === pending.before);
  return { ref: box, shown: isInProgress ? pending.on : isOn, change };
}
