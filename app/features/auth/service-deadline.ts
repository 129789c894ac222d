/** Milliseconds a call may take for which the provider asks a service elsewhere, up to three times. */
export const serviceDeadline = 14_000;
