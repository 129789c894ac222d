/**
 * The time limit, in milliseconds, of calls in which the provider contacts an external service up to three
 * times.
 */
export const serviceDeadline = 14_000;
