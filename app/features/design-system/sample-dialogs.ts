/** The dialogs of the living page: three sizes and a question. */
export const sampleDialogs = ["sm", "md", "lg", "confirm"] as const;
export type SampleDialog = (typeof sampleDialogs)[number];

/** The dialog an address asks for with `?dialog=`, if it is one of them. */
export function sampleDialogOf(parameters: URLSearchParams): SampleDialog | undefined {
  return sampleDialogs.find((name) => name === parameters.get("dialog"));
}
