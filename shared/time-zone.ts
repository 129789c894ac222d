const shape = /^[A-Za-z][A-Za-z0-9_+/-]{0,63}$/;

/** Time zones that `Intl.supportedValuesOf` lists only by a former name. Browsers accept both names. */
export const renamedZones = [
  "America/Argentina/Buenos_Aires",
  "America/Nuuk",
  "Asia/Ho_Chi_Minh",
  "Asia/Kathmandu",
  "Asia/Kolkata",
  "Asia/Yangon",
  "Atlantic/Faroe",
  "Europe/Kyiv",
];

let listedZones: Set<string> | undefined;

/**
 * Returns the canonical name of a time zone given by a browser, a cookie or a header; undefined if it doesn't
 * exist. Aliases map to the canonical name, which bounds the number of results.
 */
export function canonicalZone(name: string | null | undefined): string | undefined {
  if (!name || !shape.test(name)) return undefined;
  listedZones ??= new Set(["UTC", ...renamedZones, ...Intl.supportedValuesOf("timeZone")]);
  if (listedZones.has(name)) return name;
  try {
    const usual = new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
    return listedZones.has(usual) ? usual : undefined;
  } catch {
    return undefined;
  }
}

const calendars = new Map<string, Intl.DateTimeFormat>();

/**
 * Returns the date in a time zone at a moment, as `YYYY-MM-DD`. `timeZone` is a result of `canonicalZone`.
 */
export function dayIn(at: Date, timeZone: string): string {
  let calendar = calendars.get(timeZone);
  if (!calendar) {
    calendar = new Intl.DateTimeFormat("en-US", {
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      timeZone,
    });
    calendars.set(timeZone, calendar);
  }
  // `formatToParts` takes twice as long, and a list calls this for each of its rows.
  const [month, day, year = ""] = calendar.format(at).split("/");
  return `${year.padStart(4, "0")}-${month}-${day}`;
}

/** Returns the number of calendar days from one day to a later one, both as `YYYY-MM-DD`. */
export function daysBetween(day: string, later: string): number {
  return Math.round((Date.parse(later) - Date.parse(day)) / 86_400_000);
}
