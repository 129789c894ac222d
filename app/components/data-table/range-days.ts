/** A day as the calendar takes it: in the browser's own zone, at noon, where no clock is put forward or back. */
export function dateOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}

/** `YYYY-MM-DD` of a date of the calendar. */
export function dayOf(date: Date): string {
  const part = (value: number) => String(value).padStart(2, "0");
  return `${date.getFullYear()}-${part(date.getMonth() + 1)}-${part(date.getDate())}`;
}

/** The first day of a week where a language is spoken: 0 is Sunday. */
export function weekStartOf(language: string): 0 | 1 | 6 {
  return language === "ar" ? 6 : language === "fr" ? 1 : 0;
}
