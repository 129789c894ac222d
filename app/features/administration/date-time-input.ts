/** Formats an instant for a `datetime-local` input, in UTC. Seconds are only included if they aren't 0. */
export function formatDateTimeInput(instant: string): string {
  return new Date(instant).toISOString().replace(/(?::00)?(?:\.000)?Z$/, "");
}

/** Parses the value of a `datetime-local` input; `undefined` if it is invalid. */
export function parseDateTimeInput(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/.test(text)) return undefined;
  const date = new Date(`${text}Z`);
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString();
}
