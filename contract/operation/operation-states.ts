/** How much of the service works. Free of zod, as browsers load it. */
export const operationStates = ["normal", "read_only", "maintenance"] as const;
export type OperationState = (typeof operationStates)[number];

/** Languages of the operator's message. */
export const messageLanguages = ["en", "fr", "ar"] as const;
export const maxModeMessage = 300;

/** The choices for when the operator expects normal operation again, in minutes from now. */
export const modeMinutes = [15, 30, 60, 120, 240, 480, 1440] as const;

/**
 * Error keys of requests refused because of the mode. These requests changed nothing and can be repeated later.
 */
export const modeErrorKeys = ["read_only", "maintenance"] as const;

/**
 * Error keys of requests refused because of the mode, and of requests for an export to the operator's storage.
 */
export const operationErrorKeys = [...modeErrorKeys, "warehouse_off", "warehouse_export_open"] as const;
