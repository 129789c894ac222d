/** What a row of a bulk step is sent as: with the version that was shown, so that a later change refuses the step. */
export function seenRow({ id, version }: { id: string; version: number }): string {
  return `${id}@${version}`;
}
