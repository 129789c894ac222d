const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Whether an id from outside can name a row. PostgreSQL refuses to compare anything else with a
 * uuid; to the caller such an id is simply unknown.
 */
export function isUuid(text: string): boolean {
  return uuid.test(text);
}
