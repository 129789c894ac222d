/** The sample dialogs: three sizes and a confirmation. */
export const sampleDialogs = ["sm", "md", "lg", "confirm"] as const;
export type SampleDialog = (typeof sampleDialogs)[number];

/** Returns the sample dialog named by `?dialog=`, if it exists. */
export function sampleDialogOf(parameters: URLSearchParams): SampleDialog | undefined {
  return sampleDialogs.find((name) => name === parameters.get("dialog"));
}
