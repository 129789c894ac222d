import type { clicks } from "../../database/schema/earning-schema.ts";

type Device = NonNullable<(typeof clicks.$inferSelect)["device"]>;

/** Returns the kind of device in a user agent; `null` if it contains none. */
export function deviceOf(userAgent: string | null): Device | null {
  if (!userAgent) return null;
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  if (/iPhone|iPod|Android|Mobile|Opera Mini/i.test(userAgent)) return "phone";
  return /Windows NT|Macintosh|X11|CrOS/i.test(userAgent) ? "desktop" : null;
}
