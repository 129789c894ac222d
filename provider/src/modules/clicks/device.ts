import type { clicks } from "../../database/earning-schema.ts";

type Device = NonNullable<(typeof clicks.$inferSelect)["device"]>;

/** What kind of machine a browser says it runs on; null for what names none of them. */
export function deviceOf(userAgent: string | null): Device | null {
  if (!userAgent) return null;
  if (/iPad|Tablet|PlayBook|Silk|Android(?!.*Mobile)/i.test(userAgent)) return "tablet";
  if (/iPhone|iPod|Android|Mobile|Opera Mini/i.test(userAgent)) return "phone";
  return /Windows NT|Macintosh|X11|CrOS/i.test(userAgent) ? "desktop" : null;
}
