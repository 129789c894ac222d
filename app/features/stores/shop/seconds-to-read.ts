/** Seconds until a browser is sent on to a store: long enough to read the warnings. A button stops it. */
export const secondsToRead = 2;
