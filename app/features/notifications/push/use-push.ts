import { useEffect, useState } from "react";
import { useLanguage } from "~/i18n/use-translation";
import { type PushState, readPushState, turnOnPush } from "./push-subscription";

interface Push {
  /** Undefined on the server and until the browser's state is known. */
  push: PushState | undefined;
  isBusy: boolean;
  /** Whether the last attempt to turn push messages on has failed. */
  isFailed: boolean;
  /** Turns push messages on and then calls `onChange`. */
  turnOn: () => void;
}

/** The state of push messages in this browser, and a function that turns them on. */
export function usePush(onChange?: () => void): Push {
  const language = useLanguage();
  const [push, setPush] = useState<PushState>();
  const [progress, setProgress] = useState<"idle" | "busy" | "failed">("idle");

  useEffect(() => {
    let isUnmounted = false;
    readPushState().then(
      (state) => void (isUnmounted || setPush(state)),
      // A private window may refuse access to the state.
      () => void (isUnmounted || setPush({ state: "unsupported" })),
    );
    return () => void (isUnmounted = true);
  }, []);

  async function turnOn() {
    setProgress("busy");
    try {
      setPush(await turnOnPush(language));
      setProgress("idle");
      onChange?.();
    } catch {
      setProgress("failed");
    }
  }
  return { push, isBusy: progress === "busy", isFailed: progress === "failed", turnOn: () => void turnOn() };
}
