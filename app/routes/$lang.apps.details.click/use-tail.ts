import { useEffect, useEffectEvent } from "react";
import { useNavigation, useRevalidator } from "react-router";

const pause = 3_000;

/** Loads the page's data again every few seconds while `isOn` and the tab is visible, and at once on coming back. */
export function useLiveTail(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const look = useEffectEvent(() => {
    // A slow answer is waited for rather than asked for again; asked for in between, a navigation would start anew.
    const isIdle = state === "idle" && navigation.state === "idle";
    if (isIdle && !document.hidden && navigator.onLine) void revalidate();
  });
  useEffect(() => {
    if (!isOn) return;
    const onReturn = () => look();
    const timer = setInterval(onReturn, pause);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [isOn]);
}
