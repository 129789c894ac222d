import { useEffect, useEffectEvent } from "react";
import { useNavigation, useRevalidator } from "react-router";

const pause = 3_000;

/**
 * Reloads the page's data every few seconds while `isOn` is true and the tab is visible, and whenever the tab
 * becomes visible.
 */
export function useLiveTail(isOn: boolean): void {
  const { revalidate, state } = useRevalidator();
  const navigation = useNavigation();
  const revalidateIfIdle = useEffectEvent(() => {
    // Waits for slow responses, and doesn't interrupt a navigation.
    const isIdle = state === "idle" && navigation.state === "idle";
    if (isIdle && !document.hidden && navigator.onLine) void revalidate();
  });
  useEffect(() => {
    if (!isOn) return;
    const onReturn = () => revalidateIfIdle();
    const timer = setInterval(onReturn, pause);
    document.addEventListener("visibilitychange", onReturn);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", onReturn);
    };
  }, [isOn]);
}
