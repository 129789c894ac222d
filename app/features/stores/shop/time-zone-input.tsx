import { useBrowserZone } from "~/components/ui/use-time-zone";

/** Submits the browser's time zone with a click, to determine its country. Empty without scripts. */
export function TimeZoneInput() {
  return <input type="hidden" name="timeZone" value={useBrowserZone()} />;
}
