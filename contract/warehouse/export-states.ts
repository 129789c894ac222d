/** The states of an export to the operator's storage. Free of zod, as browsers load it. */
export const exportStates = ["waiting", "working", "done", "failed"] as const;

/** Why an export failed. */
export const storageFailures = [
  "storage_refused",
  "storage_unreachable",
  "private_address",
  "folder_not_writable",
  "failed",
] as const;
export type StorageFailure = (typeof storageFailures)[number];

/** The maximum number of exports listed. */
export const maxListedExports = 20;
