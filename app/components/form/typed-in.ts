/** All that is typed in a form, to see whether anything changed; the key is another one with every look. */
export function typedIn(form: HTMLFormElement): string {
  const fields = [...new FormData(form)].filter(([name]) => name !== "key");
  return JSON.stringify(fields.map(([name, value]) => [name, String(value).replace(/\r\n?/g, "\n")]));
}
