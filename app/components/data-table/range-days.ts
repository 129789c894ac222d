/**
 * Returns a day as the calendar expects it: noon in the browser's time zone, which a change to daylight
 * saving time can't move to another day.
 */
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** Returns a date of the calendar as `YYYY-MM-DD`. */
export function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** Returns the first day of the week for a language; 0 is Sunday. */
export function weekStartOf(language: string): 0 | 1 | 6 {
  return language === "ar" ? 6 : language === "fr" ? 1 : 0;
}
