import { useBrowserZone } from "~/components/ui/use-time-zone";

/** Submits the browser's time zone with a click, from which its country is derived. Empty without scripts. */
export function TimeZoneInput() {
  return <input type="hidden" name="timeZone" value={useBrowserZone()} />;
}
