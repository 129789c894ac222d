/**
 * Serializes a form's values to detect changes. Ignores the idempotency key, because it is different after
 * every load.
 */
export function serializeForm(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([name]) => name !== "key");
  return JSON.stringify(fields.map(([name, value]) => [name, String(value).replace(/\r\n?/g, "\n")]));
}
