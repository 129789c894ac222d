/** An instant as a `datetime-local` input has it, in UTC, no finer than it needs to be. */
export function momentText(instant: string): string {
  return new Date(instant).toISOString().replace(/(?::00)?(?:\.000)?Z$/, "");
}

/** Reads what such an input sends; undefined when it is no moment. */
export function readMoment(text: string): string | undefined {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?$/.test(text)) return undefined;
  const moment = new Date(`${text}Z`);
  return Number.isNaN(moment.getTime()) ? undefined : moment.toISOString();
}
