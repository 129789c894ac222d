/**
 * The start of a day or instant of 2000 to 2100: neighbouring days and periods of these years stay within what the
 * database and `Date` can hold. Apart from the schemas, so that browser code stays light.
 */
export const boundedYear = /^(?:20\d\d|2100)-/;
