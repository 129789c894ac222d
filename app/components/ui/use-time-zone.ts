import { useSyncExternalStore } from "react";

function subscribe() {
  return function unsubscribe() {};
}
function readerZone() {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}
function serverZone() {
  return "UTC";
}

/** The reader's time zone; UTC on the server and until the page is hydrated. */
export function useTimeZone(): string {
  return useSyncExternalStore(subscribe, readerZone, serverZone);
}
