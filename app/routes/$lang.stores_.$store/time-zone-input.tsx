import { useBrowserZone } from "~/components/ui/use-time-zone";

/** Tells with a click which country it is made in, as far as the browser's time zone does; without scripts none. */
export function TimeZoneInput() {
  return <input type="hidden" name="timeZone" value={useBrowserZone()} />;
}
