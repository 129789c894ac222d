const dayInMilliseconds = 24 * 60 * 60 * 1000;

/** Returns the next day after `at`, in the calendar of `timeZone`, for which `isOpen` is true. */
export function nextBusinessDay(at: Date, timeZone: string, isOpen: (day: Date) => boolean): string {
  const today = new Intl.DateTimeFormat("en-CA", { timeZone }).format(at);
  let day = new Date(`${today}T00:00:00Z`);
  do day = new Date(day.getTime() + dayInMilliseconds);
  while (!isOpen(day));
  return day.toISOString().slice(0, 10);
}

/**
 * Returns whether T2, the euro's settlement system, is open on a day: closed at weekends and on six holidays.
 */
export function isTargetDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  if (["01-01", "05-01", "12-25", "12-26"].includes(day.toISOString().slice(5, 10))) return false;
  const sinceEaster = (day.getTime() - easterSunday(day.getUTCFullYear())) / dayInMilliseconds;
  return sinceEaster !== -2 && sinceEaster !== 1;
}

/**
 * Returns Easter Sunday of a year of the Gregorian calendar (Meeus/Jones/Butcher), in milliseconds since 1970.
 */
function easterSunday(year: number): number {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const skipped = Math.floor((8 * century + 13) / 25);
  const epact = (19 * golden + century - Math.floor(century / 4) - skipped + 15) % 30;
  const moon = epact - (epact === 29 || (epact === 28 && golden > 10) ? 1 : 0);
  const weekday = (year + Math.floor(year / 4) + moon + 2 - century + Math.floor(century / 4)) % 7;
  // The Sunday after the full moon, counted from 28 March.
  return Date.UTC(year, 2, 28 + moon - weekday);
}

/**
 * Returns whether the Federal Reserve banks are open on a day: closed at weekends and on eleven holidays. A
 * holiday on a Sunday is observed on Monday; a holiday on a Saturday isn't observed on another day.
 */
export function isFederalReserveDay(day: Date): boolean {
  const weekday = day.getUTCDay();
  if (weekday === 0 || weekday === 6) return false;
  const isFixedHoliday = (date: Date) =>
    ["01-01", "06-19", "07-04", "11-11", "12-25"].includes(date.toISOString().slice(5, 10));
  const yesterday = new Date(day.getTime() - dayInMilliseconds);
  if (isFixedHoliday(day) || (weekday === 1 && isFixedHoliday(yesterday))) return false;
  const [month, date] = [day.getUTCMonth() + 1, day.getUTCDate()];
  const week = Math.ceil(date / 7);
  if (weekday === 4) return !(month === 11 && week === 4);
  if (weekday !== 1) return true;
  const isInWeek = (inMonth: number, inWeek: number) => month === inMonth && week === inWeek;
  const isMemorialDay = month === 5 && date > 24;
  return !(isInWeek(1, 3) || isInWeek(2, 3) || isMemorialDay || isInWeek(9, 1) || isInWeek(10, 2));
}
