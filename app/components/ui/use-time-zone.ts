import { use, useEffect, useSyncExternalStore } from "react";
import { useRevalidator } from "react-router";
import { PageContext } from "~/page/page-context";
import { onIdle } from "../lazy/load-when-used";

function subscribe() {
  return function unsubscribe() {};
}
let zone: string | undefined;
/**
 * The browser's time zone. Resolved once, because every date on a page needs it and resolving takes longer
 * than formatting.
 */
function browserZone() {
  return (zone ??= usableZone(new Intl.DateTimeFormat().resolvedOptions().timeZone));
}

/**
 * Returns the time zone in which times are displayed: the one that the member chose, otherwise the browser's.
 * Until hydration, it is the one in which the page was rendered.
 */
export function useTimeZone(): string {
  const { name, isChosen } = use(PageContext).timeZone;
  const getRenderedZone = () => name;
  return useSyncExternalStore(subscribe, isChosen ? getRenderedZone : browserZone, getRenderedZone);
}

/** Returns the browser's time zone after hydration, even if the member chose another one. */
export function useBrowserZone(): string {
  const { name } = use(PageContext).timeZone;
  return useSyncExternalStore(subscribe, browserZone, () => name);
}

/** Returns the time zone that was used to load the page's data by day. */
export function usePageZone(): string {
  return use(PageContext).timeZone.name;
}

/**
 * Stores the browser's time zone in a cookie for the server. If a logged-in member's page was rendered in
 * another zone, its data is loaded again.
 */
export function useTimeZoneCookie(
  { name, isChosen }: { name: string; isChosen: boolean },
  isSignedIn: boolean,
) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isChosen) return;
    function store() {
      if (browserZone() === name) return;
      document.cookie = `zone=${encodeURIComponent(browserZone())}; Path=/; Max-Age=31536000; SameSite=Lax`;
      if (isSignedIn) void revalidate();
    }
    // Resolving the zone takes 70 ms on a slow phone, and a visitor's page may show no times.
    if (isSignedIn) store();
    else onIdle(store);
  }, [name, isChosen, isSignedIn, revalidate]);
}

/**
 * Returns `zone` if `Intl` can format times in it, else UTC. Browsers may report no zone, or one that `Intl`
 * doesn't accept, such as `Etc/Unknown`.
 */
export function usableZone(zone: string | undefined): string {
  if (!zone) return "UTC";
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone === "Etc/Unknown"
      ? "UTC"
      : zone;
  } catch {
    return "UTC";
  }
}
