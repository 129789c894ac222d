/**
 * Seconds until the browser is redirected to a store, long enough to read the warnings. A button stops the
 * redirect.
 */
export const secondsToRead = 2;
