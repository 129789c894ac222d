import { useSyncExternalStore } from "react";

function subscribe() {
  return function unsubscribe() {};
}
let zone: string | undefined;
/** Asked for once: every date of a page wants to know, and making a formatter takes longer than writing it. */
function readerZone() {
  return (zone ??= new Intl.DateTimeFormat().resolvedOptions().timeZone);
}
function serverZone() {
  return "UTC";
}

/** The reader's time zone; UTC on the server and until the page is hydrated. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, readerZone, serverZone);
}
