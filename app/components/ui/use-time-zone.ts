import { useSyncExternalStore } from "react";

function subscribe() {
  return function unsubscribe() {};
}
let zone: string | undefined;
/**
 * The browser's time zone, resolved once: every date of a page needs it, and resolving costs more than
 * formatting.
 */
function readerZone() {
  return (zone ??= usableZone(new Intl.DateTimeFormat().resolvedOptions().timeZone));
}
function serverZone() {
  return "UTC";
}

/** Returns the user's time zone; UTC on the server and until the page is hydrated. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, readerZone, serverZone);
}

/**
 * Returns `zone` if `Intl` can format times in it, else UTC. Browsers may report a zone that their own `Intl`
 * refuses, such as `Etc/Unknown` or none at all.
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
